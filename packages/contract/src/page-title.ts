import { isAdminArea } from './page.ts';

/**
 * A page's title: 'YL • Users > Settings' in the admin area, 'Login • Yay Lunch!' where the page has
 * words of its own, and else the site's alone: the product's name with its exclamation mark. An
 * address that is no page's has none of these words, and in the admin area the short name.
 */
export function titleOf(
  page: { readonly path: string; readonly words: string | null } | null,
  product: { readonly name: string; readonly short: string },
  address = '',
): string {
  const site = `${product.name}!`;
  if (page === null) return isAdminArea(address) ? product.short : site;
  if (isAdminArea(page.path)) return adminTitleOf(page.path, product.short);
  return page.words ? `${page.words} • ${site}` : site;
}

/**
 * Returns a title by the names in the route; the portal itself and a record's variable are not
 * said.
 */
function adminTitleOf(route: string, short: string): string {
  const said = route
    .split('/')
    .filter((part) => part !== '' && !part.startsWith('$') && !UNSAID.includes(part))
    .map((part) => part.split('-').map(capitalized).join(' '));
  return said.length > 0 ? `${short} • ${said.join(' > ')}` : short;
}

const UNSAID = ['admin', 'index', 'slug'];
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
