import type { Me } from '@yay/contract/identity/calls';
import { accountEntries, headerEntries } from '@yay/contract/navigation';
import { MENU_DESTINATIONS } from '@yay/contract/operations/values';
import { can, permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { describe, expect, test } from 'vitest';
import { entriesFor } from '../../features/admin-menu/index.ts';
import { may } from '../../lib/session.ts';

interface Doors {
  /** Above the parents' pages. */
  readonly header: readonly string[];
  /** Behind one's own name, before the way out. */
  readonly menu: readonly string[];
}

const TEAM: Doors = {
  header: ['lunchCalendar', 'lunchers', 'payAhead'],
  menu: ['admin', 'lunchCalendar', 'account', 'schools', 'vendors'],
};
const ROAD: Doors = { header: [], menu: ['account'] };
const SCHEDULES = ['menuSchedules', 'supplySchedules'];

// Written out by hand from the requirement, and not from the tables of the code.
const DOORS: Record<Role, Doors> = {
  customer: {
    header: ['lunchCalendar', 'lunchers', 'payAhead'],
    menu: ['lunchCalendar', 'account'],
  },
  school: { header: [], menu: ['account', 'schools'] },
  vendor: { header: [], menu: ['account', 'vendors'] },
  brand_ambassador: { header: SCHEDULES, menu: ['account', ...SCHEDULES] },
  vendor_specialist: ROAD,
  superadmin: TEAM,
  admin: TEAM,
  developer: TEAM,
  cafe: TEAM,
  customer_experience_sr: TEAM,
  customer_support: TEAM,
  growth_jr: TEAM,
  growth_sr: TEAM,
  marketing: TEAM,
  merchandising_jr: TEAM,
  merchandising_sr: TEAM,
  ops_lead: TEAM,
  ops_lead_jr: TEAM,
};

const BILLING: readonly Role[] = [
  'admin',
  'customer_experience_sr',
  'customer_support',
  'superadmin',
];
const CREDIT: readonly Role[] = ['admin', 'customer_experience_sr', 'superadmin'];
const CATALOGUE: readonly Role[] = [
  'admin',
  'developer',
  'customer_experience_sr',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead_jr',
  'ops_lead',
  'superadmin',
];
const SITE: readonly Role[] = ['admin', 'developer', 'growth_sr', 'marketing', 'superadmin'];
const OPERATIONS: readonly Role[] = ['admin', 'developer', 'ops_lead', 'superadmin'];
const ROUTES: readonly Role[] = ['admin', 'developer', 'ops_lead_jr', 'ops_lead', 'superadmin'];
const MERCHANDISING: readonly Role[] = [
  'superadmin',
  'admin',
  'merchandising_sr',
  'merchandising_jr',
];
const TEAM_ROLES = ROLES.filter((role) => DOORS[role] === TEAM);

/** The entries of the admin portal and who has them, from decisions.md's table of permissions. */
const ADMIN_ENTRIES: readonly (readonly [string, readonly Role[]])[] = [
  [
    'discounts',
    ['admin', 'developer', 'customer_experience_sr', 'growth_sr', 'marketing', 'superadmin'],
  ],
  ['items', CATALOGUE],
  ['meals', [...CATALOGUE, 'cafe']],
  ['menus', CATALOGUE],
  [
    'schools',
    [
      'admin',
      'developer',
      'customer_experience_sr',
      'customer_support',
      'growth_jr',
      'growth_sr',
      'ops_lead_jr',
      'ops_lead',
      'merchandising_sr',
      'superadmin',
    ],
  ],
  [
    'users',
    ['admin', 'developer', 'customer_experience_sr', 'customer_support', 'ops_lead', 'superadmin'],
  ],
  ['vendors', CATALOGUE],
  ['logs', OPERATIONS],
  ['markets', OPERATIONS],
  ['media', [...new Set([...SITE, ...CATALOGUE])]],
  ['modals', SITE],
  ['pages', SITE],
  ['redirects', SITE],
  ['requests', TEAM_ROLES.filter((role) => !['cafe', 'merchandising_jr'].includes(role))],
  ['settings', SITE],
  ['terms', SITE],
  ['revenue', OPERATIONS],
  ['reconciliation', BILLING],
  ['blackouts', ROUTES],
  ['extraTypes', ROUTES],
  ['inventoryAssignments', ROUTES],
  ['inventoryCounts', ROUTES],
  ['kiosks', ['admin', 'superadmin']],
  ['menuSchedules', TEAM_ROLES],
  ['supplySchedules', TEAM_ROLES],
  ['creditUpload', CREDIT],
  ['approvals', CREDIT],
  ['dunning', BILLING],
  ['massPriceUpdates', CREDIT],
  ['creditCodeSets', CREDIT],
  ['itemFlags', MERCHANDISING],
  ['tagOMatic', MERCHANDISING],
  ['reviews', CATALOGUE],
  ['exports', TEAM_ROLES],
];
/** Who crosses over the bridge to the tools outside. */
const BRIDGES: readonly Role[] = ['developer', 'superadmin'];

const person = (role: Role) =>
  ({ roles: [role], permissions: [...permissionsOf([role])] }) as unknown as Me;
const words = (entries: readonly { readonly word: string }[]) => entries.map(({ word }) => word);

describe.each(ROLES)('%s', (role) => {
  const me = person(role);
  const doors = DOORS[role];

  test('has the doors of the requirement in the header and in the menu', () => {
    expect(words(headerEntries('parent', me))).toEqual(doors.header);
    expect(words(accountEntries(me))).toEqual(doors.menu);
    const bridges = MENU_DESTINATIONS.filter((destination) => may(me, destination));
    expect(bridges).toEqual(BRIDGES.includes(role) ? ['telescope', 'vapor_ui'] : []);
  });

  test('has the entries of the admin portal that the table of permissions names', () => {
    const entries = ADMIN_ENTRIES.filter(([, roles]) => roles.includes(role));
    if (doors === TEAM) expect(words(entriesFor(me))).toEqual(entries.map(([word]) => word));
    else expect(can(permissionsOf([role]), { any: ['internal_dashboards'] })).toBe(false);
  });
});
