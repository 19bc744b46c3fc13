import type { DashboardDestination } from '@yay/contract/operations/values';
import type { PageName } from '@yay/contract/pages';
import type { Permission, Role } from '@yay/domain/access';
import type { FlagIcon } from '@yay/ui/icons';
import type { Areas } from '@yay/words/areas.gen';

export const GROUPS = ['management', 'site', 'dashboard', 'tools'] as const;
export type Group = (typeof GROUPS)[number];

/** An entry of the team's menu, as the `menu-entries.ts` of its feature declares it. */
export type MenuEntry = {
  /** Its name in `words`. */
  readonly word: keyof Areas['admin']['entries'];
  readonly icon: typeof FlagIcon;
  readonly group: Group;
  /** Entries of a group stand in the order of their places. */
  readonly place: number;
  readonly page: PageName;
  /** One of these permissions, or one of these roles. */
  readonly for: readonly Permission[] | { readonly roles: readonly Role[] };
  /** Pressed after G. */
  readonly key?: string;
  /** Its dashboard outside; where none is set, the entry leads to the product's own page. */
  readonly bridge?: DashboardDestination;
};

export const MERCHANDISING = {
  roles: ['superadmin', 'admin', 'merchandising_sr', 'merchandising_jr'],
} as const;
export const DASHBOARDS = {
  roles: [
    'admin',
    'superadmin',
    'brand_ambassador',
    'cafe',
    'customer_experience_sr',
    'customer_support',
    'developer',
    'growth_jr',
    'growth_sr',
    'marketing',
    'merchandising_jr',
    'merchandising_sr',
    'ops_lead_jr',
    'ops_lead',
  ],
} as const;
