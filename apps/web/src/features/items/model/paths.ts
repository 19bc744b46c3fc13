import { PAGES } from '@yay/contract/pages';

/** The path of the grid of all items. */
export const ITEMS_PATH = PAGES.adminItems.path;
