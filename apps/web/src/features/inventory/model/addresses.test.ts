import { PAGES } from '@yay/contract/pages';
import { can, permissionsOf, ROLES } from '@yay/domain/access';
import { expect, test } from 'vitest';
import { madeCountAddress, portalAddresses, teamAddresses } from './addresses.ts';

const school = { id: 4, destination_id: 9 };
const warehouse = { id: 7, destination_id: null };

const pageAt = (address: string) =>
  Object.values(PAGES).find(({ path }) =>
    new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(address),
  );
const opens = (role: (typeof ROLES)[number], address: string): boolean => {
  const permission = pageAt(address)?.permission;
  return typeof permission === 'object' && can(permissionsOf([role]), permission);
};
const team = ROLES.filter((role) => opens(role, teamAddresses(school).home));

test('the inventory of a school is open to more of the team than its lists of every place', () => {
  expect(team).toContain('customer_support');
  expect(team).toContain('superadmin');
  expect(opens('customer_support', PAGES.adminInventoryCounts.path)).toBe(false);
});

test.each(team)(
  'a person of the team with the role %s opens all that an inventory leads to',
  (role) => {
    for (const location of [school, warehouse]) {
      const { home, history, count } = teamAddresses(location);
      for (const address of [home, history, count(3), madeCountAddress(location, 3, home)]) {
        expect([address, opens(role, address)]).toEqual([address, true]);
      }
    }
  },
);

test("a count is found again in the school's portal, where that led to the phone's page", () => {
  const { home, count } = portalAddresses('maplewood-9');
  expect(madeCountAddress(school, 3, home)).toBe(count(3));
});
