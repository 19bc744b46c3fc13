import type { Me } from '@yay/contract/identity/calls';
import { accountEntries, headerEntries, leadsSomewhere } from '@yay/contract/navigation';
import { portalOf } from '@yay/contract/page';
import { PAGES } from '@yay/contract/pages';
import { permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { describe, expect, it, test } from 'vitest';

const as = (...roles: Role[]): Me => ({
  id: 1,
  first: 'Ann',
  last: 'Other',
  full_name: 'Ann Other',
  email: 'ann@families.test',
  locale: 'en',
  suspended_on: null,
  roles,
  roleStrings: roles,
  permissions: [...permissionsOf(roles)],
  school_user: false,
  vendor_user: false,
  delinquent: 0,
  reboard: false,
  must_enrol: false,
  must_pay: false,
  impersonator: null,
});
const words = (entries: readonly { word: string }[]) => entries.map(({ word }) => word);

describe('the menus of somebody who is signed in', () => {
  test.each<[Role, string[]]>([
    ['customer', ['lunchCalendar', 'lunchers']],
    ['cafe', ['lunchCalendar', 'lunchers']],
    ['school', []],
    ['vendor', []],
  ])('%s has %j in the header of the parents', (role, expected) => {
    const known = words(headerEntries('parent', as(role))).filter((word) => word !== 'payAhead');
    expect(known).toEqual(expected);
  });

  test.each(ROLES)('%s is led nowhere that is not hers', (role) => {
    const me = as(role);
    const team = me.permissions.includes('internal_dashboards');
    const shown = words(accountEntries(me));
    expect(shown.includes('vendors')).toBe(team || role === 'vendor');
    expect(shown.includes('schools')).toBe(team || role === 'school');
    expect(shown.includes('lunchCalendar')).toBe(team || role === 'customer');
    expect(words(headerEntries('vendors', me))).toEqual(
      team || role === 'vendor' ? ['vendors'] : [],
    );
    expect(words(headerEntries('schools', me))).toEqual(
      team || role === 'school' ? ['schools'] : [],
    );
  });

  it('adds up over roles', () => {
    const shown = words(accountEntries(as('customer', 'vendor', 'school')));
    expect(shown).toEqual(expect.arrayContaining(['lunchCalendar', 'schools', 'vendors']));
    expect(shown).not.toContain('admin');
  });

  it('lead to pages alone in the other portals', () => {
    const paths: readonly string[] = Object.values(PAGES).map(({ path }) => path);
    const led = ROLES.flatMap((role) => [
      ...accountEntries(as(role)),
      ...headerEntries('parent', as(role)),
    ]).filter(({ path }) => portalOf(path) !== 'parent');
    expect(led.length).toBeGreaterThan(4);
    for (const { path } of led) expect(paths).toContain(path);
  });

  it('is nothing for who is not signed in, and for who has no role', () => {
    expect(headerEntries('parent', null)).toEqual([]);
    expect(accountEntries(as())).toEqual([]);
  });
});

describe('the menus of visitors and of the footer', () => {
  it('lead to pages of this application and to those that the server draws', () => {
    expect(leadsSomewhere({ path: '/lunch-calendar' })).toBe(true);
    expect(leadsSomewhere({ path: '/gift/cards' })).toBe(true);
    expect(leadsSomewhere({ path: '/about' })).toBe(false);
  });
});
