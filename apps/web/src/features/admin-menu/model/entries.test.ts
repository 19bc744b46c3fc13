import type { Me } from '@yay/contract/identity/calls';
import { PAGES } from '@yay/contract/pages';
import { can, permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { describe, expect, it, test } from 'vitest';
import { DECLARED, entriesFor, groupsOf, isHere, pagesFor } from './entries.ts';

const person = (...roles: Role[]) =>
  ({ roles, permissions: [...permissionsOf(roles)] }) as unknown as Me;
const words = (...roles: Role[]) => entriesFor(person(...roles)).map(({ word }) => word);

describe('the admin menu', () => {
  it('has nothing for nobody, and nothing for families and partners', () => {
    expect(entriesFor(null)).toEqual([]);
    for (const role of ['customer', 'school', 'vendor', 'vendor_specialist'] as const) {
      expect(words(role)).toEqual([]);
    }
  });

  it('has the two schedules for who brings lunch to schools, and nothing else', () => {
    expect(words('brand_ambassador')).toEqual(['menuSchedules', 'supplySchedules']);
  });

  it('shows an entry to those alone whom the requirement names', () => {
    expect(words('customer_support')).toEqual(expect.arrayContaining(['users', 'schools']));
    expect(words('customer_support')).not.toContain('vendors');
    expect(words('merchandising_jr')).toContain('vendors');
    expect(words('merchandising_jr')).not.toContain('users');
    expect(words('marketing')).not.toContain('users');
    expect(words('cafe')).toContain('exports');
  });

  test.each(ROLES)('never leads %s to a page that refuses', (role) => {
    for (const { page } of entriesFor(person(role))) {
      const { permission } = PAGES[page];
      const held = permissionsOf([role]);
      const open = typeof permission === 'string' || can(held, permission);
      expect(open, `${role} at ${page}`).toBe(true);
    }
  });

  it('shows every entry of every feature to a superadmin', () => {
    const shown = new Set(entriesFor(person('superadmin')).map(({ page }) => page));
    for (const { page } of DECLARED) expect(shown.has(page), page).toBe(true);
    expect(DECLARED.length).toBeGreaterThan(20);
  });

  test.each(ROLES)('gives the search of %s every page that opens, and no other', (role) => {
    const held = permissionsOf([role]);
    const open = DECLARED.filter(({ page }) => {
      const { permission } = PAGES[page];
      return typeof permission === 'string' || can(held, permission);
    });
    expect(pagesFor(person(role)).map(({ word }) => word)).toEqual(open.map(({ word }) => word));
  });

  it('lets the search find a page that opens without an entry in the header', () => {
    expect(words('merchandising_sr')).not.toContain('blackouts');
    const pages = pagesFor(person('merchandising_sr')).map(({ word }) => word);
    expect(pages).toContain('blackouts');
  });

  it('gives each place of a group to one entry', () => {
    const places = DECLARED.map(({ group, place }) => `${group} ${place}`);
    expect(places).toEqual([...new Set(places)]);
  });

  it('shows a group only with an entry in it', () => {
    for (const role of ROLES) {
      for (const [, entries] of groupsOf(entriesFor(person(role)))) {
        expect(entries.length).toBeGreaterThan(0);
      }
    }
  });

  it('gives no key twice', () => {
    const keys = DECLARED.flatMap(({ key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

it('knows where one is', () => {
  const [users] = entriesFor(person('superadmin')).filter(({ word }) => word === 'users');
  if (!users) throw new Error('there is no entry for users');
  expect(isHere(users, '/admin/users')).toBe(true);
  expect(isHere(users, '/admin/users/4/settings')).toBe(true);
  expect(isHere(users, '/admin/users-of-old')).toBe(false);
});
