import type { Permission } from '@yay/domain/access';

export type Portal = 'parent' | 'vendors' | 'schools' | 'admin';

/** An address of the web application, as the `pages.ts` of its noun declares it. */
export type Page = {
  readonly path: string;
  readonly layout: 'main' | 'parent' | 'isolation' | 'minimal' | 'bare' | 'admin';
  /** Title key of `words`; without one, the product name alone. */
  readonly title?: 'forgot_password' | 'get_started' | 'login' | 'lunch_calendar';
  readonly permission:
    | 'anyone'
    | 'guest'
    | 'signed_in'
    | { readonly any: readonly Permission[] }
    | { readonly all: readonly Permission[] };
  /** Outside production only. */
  readonly workshop?: true;
};

/** Returns the portal of a path by its first part; a path of no other portal is the parents'. */
export function portalOf(path: string): Portal {
  const first = path.split('/')[1];
  return first === 'admin' || first === 'vendors' || first === 'schools' ? first : 'parent';
}

/** The admin area is any path that contains /admin. */
export function isAdminArea(path: string): boolean {
  return path.includes('/admin');
}
