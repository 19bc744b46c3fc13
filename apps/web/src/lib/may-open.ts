import type { Me } from '@yay/contract/identity/calls';
import { PAGES, type PageName } from '@yay/contract/pages';
import { can } from '@yay/domain/access';

/**
 * Tells whether a page's permissions let a signed-in person in, so that no link leads to a refusal.
 */
export function mayOpen(me: Me | null, page: PageName): boolean {
  const { permission } = PAGES[page];
  return typeof permission === 'string' || can(new Set(me?.permissions), permission);
}
