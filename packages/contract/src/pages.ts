import type { Page, Portal } from './page.ts';
import { PAGES } from './pages.gen.ts';

export type { Page, Portal };
/**
 * Every address of the web application. The server answers them (title, permission, first data),
 * the router mounts them, and the pictures and the accessibility checks walk them, all from this one list.
 */
export { PAGES };
export type PageName = keyof typeof PAGES;

/** By the first part of the path; whatever is no other portal is the parents'. */
export function portalOf(path: string): Portal {
  const first = path.split('/')[1];
  return first === 'admin' || first === 'vendors' || first === 'schools' ? first : 'parent';
}

/** The admin area is any path that contains /admin. */
export function isAdminArea(path: string): boolean {
  return path.includes('/admin');
}

/**
 * A page's title: 'YL • Users > Settings' in the admin area, 'Login • Yay Lunch!' where the page has
 * words of its own, and else the site's alone: the product's name with its exclamation mark.
 */
export function titleOf(
  page: { readonly path: string; readonly words: string | null } | null,
  product: { readonly name: string; readonly short: string },
): string {
  const site = `${product.name}!`;
  if (page === null) return site;
  if (isAdminArea(page.path)) return adminTitleOf(page.path, product.short);
  return page.words ? `${page.words} • ${site}` : site;
}

/** By the names in the route; the portal itself and what stands for a record are not said. */
function adminTitleOf(route: string, short: string): string {
  const said = route
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$') && !UNSAID.includes(part))
    .map((part) => part.split('-').map(capitalised).join(' '));
  return said.length > 0 ? `${short} • ${said.join(' > ')}` : short;
}

const UNSAID = ['admin', 'index', 'slug'];
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
