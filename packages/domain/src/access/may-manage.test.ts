import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  assignableRoles,
  impersonationRefusal,
  mayChangeEmail,
  mayChangePlaces,
  mayManage,
  permissionsOf,
  ROLES,
  type Role,
} from './index.ts';

const person = (userId: number, roles: readonly Role[]) => ({
  userId,
  roles,
  permissions: permissionsOf(roles),
});
const manages = (actor: readonly Role[], target: readonly Role[]) =>
  mayManage(person(1, actor), person(2, target));
const gives = (actor: readonly Role[]) => assignableRoles(person(1, actor), ROLES).sort();

const PARTNERS = ['brand_ambassador', 'customer', 'school', 'vendor', 'vendor_specialist'];
const TEAM = [
  'cafe',
  'customer_experience_sr',
  'customer_support',
  'growth_jr',
  'growth_sr',
  'marketing',
  'merchandising_jr',
  'merchandising_sr',
  'ops_lead',
  'ops_lead_jr',
];

// Written out by hand from the requirement.
const MANAGED: Partial<Record<Role, readonly string[]>> = {
  superadmin: ROLES,
  admin: [...PARTNERS, ...TEAM, 'developer'],
  developer: [...PARTNERS, ...TEAM],
  customer_experience_sr: PARTNERS,
  customer_support: PARTNERS,
  ops_lead: PARTNERS,
};

test.each(ROLES)('%s manages roles of a lower rank', (actor) => {
  expect(ROLES.filter((target) => manages([actor], [target])).sort()).toEqual(
    [...(MANAGED[actor] ?? [])].sort(),
  );
  expect(manages([actor], [])).toBe(
    actor in MANAGED && !['customer', 'school', 'vendor'].includes(actor),
  );
});

test.each<[Role, readonly string[]]>([
  ['superadmin', [...ROLES]],
  ['admin', [...PARTNERS, ...TEAM, 'developer']],
  // Of the team, those that have nothing that a developer lacks.
  ['developer', [...PARTNERS, 'cafe', 'growth_jr', 'marketing', 'ops_lead_jr']],
  ['customer_experience_sr', PARTNERS],
  ['customer_support', PARTNERS],
  ['ops_lead', PARTNERS],
  ['marketing', []],
  ['customer', []],
])('%s grants these roles', (actor, roles) => {
  expect(gives([actor])).toEqual([...roles].sort());
});

test.each<[actor: Role[], target: Role[], may: boolean]>([
  [['customer_support'], ['customer'], true],
  // The actor may change the settings of both and impersonate neither.
  [['ops_lead'], ['customer'], false],
  [['customer_support'], ['school'], false],
  [['developer'], ['customer'], false],
  [['developer'], ['marketing'], false],
  [['admin'], ['developer'], true],
  [['admin'], ['admin'], false],
  [['superadmin'], ['superadmin'], true],
  [['superadmin'], ['vendor_specialist'], true],
  [['customer_support'], [], true],
])('%j may change the email address of %j: %s', (actor, target, may) => {
  expect(mayChangeEmail(person(1, actor), person(2, target))).toBe(may);
});

test.each<[actor: Role[], target: Role[], may: boolean]>([
  [['growth_jr'], ['school'], true],
  [['growth_jr'], ['customer', 'school'], true],
  [['growth_jr'], [], true],
  [['growth_jr'], ['cafe'], false],
  [['growth_jr'], ['school', 'superadmin'], false],
  [['ops_lead'], ['ops_lead', 'school'], false],
  [['admin'], ['ops_lead', 'school'], true],
  [['admin'], ['superadmin', 'school'], false],
  [['superadmin'], ['superadmin', 'school'], true],
])('%j changes the places of %j: %s', (actor, target, may) => {
  expect(mayChangePlaces(person(1, actor), person(2, target))).toBe(may);
  expect(mayChangePlaces(person(1, actor), person(1, target))).toBe(false);
});

const someRoles = fc.subarray([...ROLES]);

test('no actor manages themselves, or a user of equal rank, unless both are superadmins', () => {
  fc.assert(
    fc.property(someRoles, someRoles, (actor, target) => {
      expect(mayManage(person(1, actor), person(1, target))).toBe(false);
      expect(mayChangeEmail(person(1, actor), person(1, target))).toBe(false);
      if (!actor.includes('superadmin')) {
        expect(manages(actor, actor)).toBe(false);
        expect(manages(actor, [...target, 'superadmin'])).toBe(false);
        // Of two users, at most one manages the other.
        expect(manages(actor, target) && manages(target, actor)).toBe(false);
      }
    }),
  );
});

test('no actor grants a role above their rank or with permissions beyond their reach', () => {
  fc.assert(
    fc.property(someRoles, (actor) => {
      const own = permissionsOf(actor);
      const given = gives(actor);
      if (!own.has('internal_dashboard:users')) expect(given).toEqual([]);
      if (actor.includes('superadmin')) return;
      expect(given).not.toContain('superadmin');
      expect(given).not.toContain('admin');
      for (const role of given) {
        // A user with that role has a lower rank, so the actor can revoke it.
        expect(manages(actor, [role])).toBe(true);
        const beyond = [...permissionsOf([role])].filter((permission) => !own.has(permission));
        if (beyond.length > 0) {
          const holder = person(2, [role]);
          const mine = { ...person(1, actor), impersonating: false };
          expect(impersonationRefusal(mine, holder)).toBeNull();
        }
      }
    }),
  );
});

test('no two granted roles together give permissions beyond the reach of the actor', () => {
  fc.assert(
    fc.property(someRoles, (actor) => {
      const mine = { ...person(1, actor), impersonating: false };
      if (actor.includes('superadmin')) return;
      const together = person(2, gives(actor));
      const beyond = [...together.permissions].some(
        (permission) => !mine.permissions.has(permission),
      );
      if (beyond) expect(actor).toContain('admin');
    }),
  );
});
