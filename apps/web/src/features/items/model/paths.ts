import { PAGES } from '@yay/contract/pages';

/** Where the grid of all items is. */
export const ITEMS_PATH = PAGES.adminItems.path;
