export type { DocumentNode, PageText, SitePage } from './build.ts';
export { SITE_PAGES } from './content/index.ts';
export { type MenuLinkToLay, SITE_MENUS } from './menus.ts';
