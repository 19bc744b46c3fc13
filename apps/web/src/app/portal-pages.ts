import { type Page, portalOf } from '@yay/contract/page';
import { PAGES, type PageName } from '@yay/contract/pages';

/** The pages of the team, the schools and the vendors, which come once one of them is opened. */
export const portalPages = Object.fromEntries(
  Object.entries(PAGES).filter(([, { path }]) => portalOf(path) !== 'parent'),
) as Readonly<Partial<Record<PageName, Page>>>;
