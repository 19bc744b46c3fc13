import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  can,
  orderingWindowOf,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  ROLE_PERMISSIONS,
  ROLES,
  type Role,
} from './index.ts';

const holders = (permission: Permission) =>
  ROLES.filter((role) => ROLE_PERMISSIONS[role].includes(permission)).sort();

const INTERNAL =
  'admin cafe customer_experience_sr customer_support developer growth_jr growth_sr marketing merchandising_jr merchandising_sr ops_lead ops_lead_jr superadmin';
const MERCHANDISE =
  'admin customer_experience_sr developer merchandising_jr merchandising_sr ops_lead ops_lead_jr superadmin';

// Written out by hand from the requirement, and not from the table of the code.
const EXPECTED: Record<Permission, string> = {
  'user:account': [...ROLES].sort().join(' '),
  'user:lunch_calendar': INTERNAL.replace('cafe', 'cafe customer'),
  'school:portal': INTERNAL.replace('superadmin', 'school superadmin'),
  'vendor:portal': `${INTERNAL} vendor`,
  internal_user: INTERNAL,
  internal_dashboards: INTERNAL,
  'internal_dashboard:users':
    'admin customer_experience_sr customer_support developer ops_lead superadmin',
  'internal_dashboard:schools':
    'admin customer_experience_sr customer_support developer growth_jr growth_sr merchandising_sr ops_lead ops_lead_jr superadmin',
  'internal_dashboard:vendors': MERCHANDISE,
  'internal_dashboard:items': MERCHANDISE,
  'internal_dashboard:menus': MERCHANDISE,
  'internal_dashboard:meals': MERCHANDISE.replace('admin', 'admin cafe'),
  'internal_dashboard:discounts':
    'admin customer_experience_sr developer growth_sr marketing superadmin',
  'internal_dashboard:pages': 'admin developer growth_sr marketing superadmin',
  'internal_dashboard:settings': 'admin developer growth_sr marketing superadmin',
  'internal_dashboard:terms': 'admin developer growth_sr marketing superadmin',
  'internal_dashboard:redirects': 'admin developer growth_sr marketing superadmin',
  'internal_dashboard:routes': 'admin developer ops_lead ops_lead_jr superadmin',
  'internal_dashboard:markets': 'admin developer ops_lead superadmin',
  'internal_dashboard:logs': 'admin developer ops_lead superadmin',
  'internal_dashboard:schedules': INTERNAL.replace('cafe', 'brand_ambassador cafe'),
  'internal_dashboard:merchandising': 'admin merchandising_jr merchandising_sr superadmin',
  'internal_dashboard:kiosks': 'admin superadmin',
  'user:billing': 'admin customer_experience_sr customer_support superadmin',
  'user:credit': 'admin customer_experience_sr superadmin',
  'credit:upload': 'admin customer_experience_sr superadmin',
  'user:send_email': 'admin customer_experience_sr customer_support ops_lead superadmin',
  telescope: 'developer superadmin',
  vapor_ui: 'developer superadmin',
  'user:impersonate_role_admin': 'superadmin',
  'user:impersonate_role_developer': 'admin superadmin',
  'user:impersonate_internal_non_admin_roles': 'admin superadmin',
  'user:impersonate_role_customer': 'admin customer_experience_sr customer_support superadmin',
  'user:impersonate_role_school': 'admin customer_experience_sr growth_sr ops_lead superadmin',
  'user:impersonate_role_vendor':
    'admin customer_experience_sr merchandising_sr ops_lead superadmin',
  'user:impersonate_role_brand_ambassador': 'admin ops_lead superadmin',
};

describe('roles', () => {
  it('are eighteen', () => {
    expect(new Set(ROLES).size).toBe(18);
  });

  test.each(PERMISSIONS)('%s is held by the roles that the requirement names', (permission) => {
    expect(holders(permission).join(' ')).toBe(EXPECTED[permission]);
  });

  it('give superadmin everything, and field roles their account and the schedules', () => {
    expect([...permissionsOf(['superadmin'])].sort()).toEqual([...PERMISSIONS].sort());
    expect([...permissionsOf(['brand_ambassador'])]).toEqual([
      'user:account',
      'internal_dashboard:schedules',
    ]);
    expect([...permissionsOf(['vendor_specialist'])]).toEqual(['user:account']);
    expect(permissionsOf([]).size).toBe(0);
  });

  it('add up', () => {
    fc.assert(
      fc.property(fc.subarray([...ROLES]), (roles: Role[]) => {
        const all = permissionsOf(roles);
        for (const role of roles) {
          expect([...all]).toEqual(expect.arrayContaining([...permissionsOf([role])]));
        }
        for (const permission of all) {
          expect(roles.some((role) => ROLE_PERMISSIONS[role].includes(permission))).toBe(true);
        }
      }),
    );
  });
});

test.each<[Role[], Parameters<typeof can>[1], boolean]>([
  [['customer'], { any: ['internal_user', 'user:lunch_calendar'] }, true],
  [['customer'], { all: ['internal_user', 'user:lunch_calendar'] }, false],
  [['marketing'], { all: ['internal_user', 'user:lunch_calendar'] }, true],
  [['vendor'], { any: ['school:portal'] }, false],
  [['vendor'], { any: [] }, false],
  [['vendor'], { all: [] }, true],
])('%j can %j: %s', (roles, need, expected) => {
  expect(can(permissionsOf(roles), need)).toBe(expected);
});

test.each(ROLES)('%s orders in the window of its permissions', (role) => {
  const staff = [
    'admin',
    'superadmin',
    'customer_experience_sr',
    'customer_support',
    'ops_lead',
  ].includes(role);
  expect(orderingWindowOf(permissionsOf([role]))).toBe(staff ? 'staff' : 'customer');
});
