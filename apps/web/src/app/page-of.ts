import { PAGES, type Page, type PageName } from '@yay/contract/pages';

export type Portal = Page['portal'];

/** By the first part of the path; whatever is no other portal is the parents'. */
export function portalOf(path: string): Portal {
  const [, first] = path.split('/');
  return first === 'admin' || first === 'vendors' || first === 'schools' ? first : 'parent';
}

/** The title's key in the words; null is the product's name alone. */
export function titleKeyOf(name: PageName): Page['title'] {
  return PAGES[name].title;
}

/** 'Login • Yay Lunch', or the product's name alone; the server's shell says the same. */
export function titleOf(words: string | null, productName: string): string {
  return words ? `${words} • ${productName}` : productName;
}
