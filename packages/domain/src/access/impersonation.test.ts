import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { impersonationRefusal, type Permission, permissionsOf, ROLES, type Role } from './index.ts';

// Written out by hand from the requirement, and not from the table of the code.
const INTERNAL = 'admin superadmin';
const WHO_MAY_ACT_AS: Record<Role, string> = {
  superadmin: '',
  admin: 'superadmin',
  developer: INTERNAL,
  cafe: INTERNAL,
  customer_experience_sr: INTERNAL,
  customer_support: INTERNAL,
  growth_jr: INTERNAL,
  growth_sr: INTERNAL,
  marketing: INTERNAL,
  merchandising_jr: INTERNAL,
  merchandising_sr: INTERNAL,
  ops_lead_jr: INTERNAL,
  ops_lead: INTERNAL,
  brand_ambassador: 'admin ops_lead superadmin',
  vendor_specialist: '',
  school: 'admin customer_experience_sr growth_sr ops_lead superadmin',
  vendor: 'admin customer_experience_sr merchandising_sr ops_lead superadmin',
  customer: 'admin customer_experience_sr customer_support superadmin',
};
const TEAM = ROLES.filter((role) => permissionsOf([role]).has('internal_user'));

const person = (userId: number, roles: readonly Role[]) => ({
  userId,
  roles,
  permissions: permissionsOf(roles),
});
const refusal = (actor: readonly Role[], target: readonly Role[], impersonating = false) =>
  impersonationRefusal({ ...person(1, actor), impersonating }, person(2, target));
const mayActAs = (actor: readonly Role[], target: readonly Role[]) =>
  refusal(actor, target) === null;

describe.each(ROLES)('%s', (target) => {
  test.each(ROLES)('acted as by %s', (actor) => {
    expect(mayActAs([actor], [target])).toBe(WHO_MAY_ACT_AS[target].split(' ').includes(actor));
  });
});

test('a user without roles is impersonated by the team alone', () => {
  expect(ROLES.filter((actor) => mayActAs([actor], []))).toEqual(TEAM);
});

test.each<[actor: Role[], target: Role[], may: boolean]>([
  [['customer_support'], ['customer', 'admin'], false],
  [['customer_support'], ['customer', 'school'], false],
  [['customer_support'], ['customer', 'vendor_specialist'], true],
  [['customer_experience_sr'], ['customer', 'school', 'vendor'], true],
  [['customer_experience_sr'], ['customer', 'cafe'], false],
  [['admin'], ['developer', 'ops_lead', 'customer'], true],
  [['admin'], ['admin', 'customer'], false],
  [['superadmin'], ['superadmin', 'customer'], false],
  [['growth_sr', 'merchandising_sr'], ['school', 'vendor'], true],
  [['growth_sr'], ['school', 'vendor'], false],
])('%j acts as %j: %s', (actor, target, may) => {
  expect(mayActAs(actor, target)).toBe(may);
});

test('each kind of impersonation needs its own permission', () => {
  const actor = (...permissions: Permission[]) => ({
    userId: 1,
    permissions: new Set<Permission>(['internal_user', ...permissions]),
    impersonating: false,
  });
  const developer = person(2, ['developer', 'marketing']);
  expect(impersonationRefusal(actor('user:impersonate_role_developer'), developer)).toBe(
    'forbidden',
  );
  expect(
    impersonationRefusal(
      actor('user:impersonate_role_developer', 'user:impersonate_internal_non_admin_roles'),
      developer,
    ),
  ).toBeNull();
  // A role with the permission of the team counts as one of the team.
  const odd = { ...person(2, ['customer']), permissions: new Set<Permission>(['internal_user']) };
  expect(impersonationRefusal(actor('user:impersonate_role_customer'), odd)).toBe('forbidden');
});

const someRoles = fc.subarray([...ROLES]);

test('no actor impersonates themselves, a superadmin, or two users at once', () => {
  fc.assert(
    fc.property(someRoles, someRoles, (actor, target) => {
      expect(
        impersonationRefusal({ ...person(1, actor), impersonating: false }, person(1, target)),
      ).toBe('forbidden');
      expect(refusal(actor, [...target, 'superadmin'])).toBe('forbidden');
      expect(refusal(actor, target, true)).toBe('already_impersonating');
    }),
  );
});

test('impersonation gives no permission beyond the rules', () => {
  fc.assert(
    fc.property(someRoles, someRoles, (actor, target) => {
      if (!mayActAs(actor, target)) return;
      const own = permissionsOf(actor);
      const gained = [...permissionsOf(target)].filter((permission) => !own.has(permission));
      // Only an admin gains anything, and only what a developer has.
      if (gained.length > 0) expect(actor).toContain('admin');
      for (const permission of gained) expect(['telescope', 'vapor_ui']).toContain(permission);
    }),
  );
});

test('a further role of the target never allows a refused impersonation, vendor_specialist aside', () => {
  fc.assert(
    fc.property(someRoles, someRoles, fc.constantFrom(...ROLES), (actor, target, further) => {
      const asked = target.filter((role) => role !== 'vendor_specialist');
      if (asked.length === 0 || mayActAs(actor, asked)) return;
      expect(mayActAs(actor, [...asked, further])).toBe(false);
    }),
  );
});
