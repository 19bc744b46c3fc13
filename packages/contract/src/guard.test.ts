import { permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { describe, expect, it } from 'vitest';
import { guard, homeOf, landingOf } from './guard.ts';
import type { Me } from './identity/calls.ts';
import { PAGES, type PageName } from './pages.ts';

function person(role: Role, reboard = false): Me {
  return {
    id: 1,
    first: 'Dana',
    last: 'Kim',
    full_name: 'Dana Kim',
    email: 'dana@example.com',
    locale: 'en',
    suspended_on: null,
    roles: [role],
    roleStrings: [role],
    permissions: [...permissionsOf([role])],
    school_user: false,
    vendor_user: role === 'vendor',
    delinquent: 0,
    reboard,
    impersonator: null,
    must_enrol: false,
    must_pay: false,
  };
}

const open = { kind: 'open' };
const toLogin = { kind: 'redirect', to: '/login', keepPath: true };
const away = (to: string) => ({ kind: 'redirect', to, keepPath: false });

describe('the guard of the pages', () => {
  it.each<[PageName, Me | null, object]>([
    ['home', null, open],
    ['home', person('customer'), away('/lunch-calendar')],
    ['home', person('admin'), away('/admin')],
    ['login', null, open],
    ['login', person('customer'), away('/lunch-calendar')],
    ['signUp', person('admin'), away('/lunch-calendar')],
    ['login', person('vendor'), away('/vendors')],
    ['login', person('school'), away('/schools')],
    ['login', person('brand_ambassador'), away('/')],
    ['lunchCalendar', null, toLogin],
    ['lunchCalendar', person('customer'), open],
    ['lunchCalendar', person('vendor'), { kind: 'forbidden' }],
    ['lunchCalendar', person('customer', true), away('/welcome-back')],
    ['lunchers', person('customer', true), away('/welcome-back')],
    ['welcomeBack', person('customer', true), open],
    ['welcomeBack', null, toLogin],
    ['vendors', null, toLogin],
    ['vendors', person('customer'), { kind: 'forbidden' }],
    ['vendorHome', person('vendor'), open],
    ['workshop', null, open],
  ])('%s', (page, me, result) => {
    expect(guard(PAGES[page], me, false)).toEqual(result);
  });

  it('lets nobody past who has still to set up a second factor', () => {
    const newcomer = { ...person('admin'), must_enrol: true };
    const toSetUp = { kind: 'redirect', to: '/second-factor', keepPath: true };
    expect(guard(PAGES.lunchCalendar, newcomer, true)).toEqual(toSetUp);
    expect(guard(PAGES.vendors, newcomer, true)).toEqual(toSetUp);
    expect(guard(PAGES.secondFactor, newcomer, true)).toEqual(open);
    expect(guard(PAGES.home, newcomer, true)).toEqual(away('/second-factor'));
    expect(guard(PAGES.login, newcomer, true)).toEqual(away('/lunch-calendar'));
    expect(guard(PAGES.secondFactor, null, true)).toEqual(toLogin);
  });

  it('knows no workshop in production', () => {
    expect(guard(PAGES.workshop, person('superadmin'), true)).toEqual({ kind: 'not_found' });
  });

  it('never sends anybody from a page to that same page', () => {
    const people = [null, person('customer'), person('customer', true), person('school')];
    for (const name of Object.keys(PAGES) as PageName[]) {
      for (const me of people) {
        expect(guard(PAGES[name], me, false)).not.toMatchObject({ to: PAGES[name].path });
      }
    }
  });
});

describe('somebody who is suspended until she pays', () => {
  const owing = { ...person('customer'), must_pay: true };

  it('sees her billing, whatever else she asks for, and starts there', () => {
    expect(guard(PAGES.billing, owing, true)).toEqual(open);
    for (const name of ['lunchCalendar', 'lunchers', 'account', 'orders'] as const) {
      expect(guard(PAGES[name], owing, true)).toEqual(away('/parents/account/billing'));
    }
    expect(guard(PAGES.login, owing, true)).toEqual(away('/parents/account/billing'));
    expect(homeOf(owing)).toBe('/parents/account/billing');
  });
});

describe('the landing of a person who signs in', () => {
  const FAMILY: Partial<Record<Role, string>> = {
    customer: '/lunch-calendar',
    school: '/schools',
    vendor: '/vendors',
    brand_ambassador: '/admin/menu-schedules',
    vendor_specialist: '/parents/account',
  };

  it.each(ROLES)('is the page of the day of %s, and opens', (role) => {
    const me = person(role);
    expect(landingOf(me)).toBe(FAMILY[role] ?? '/admin');
    const [name] = Object.entries(PAGES).find(([, { path }]) => path === landingOf(me)) ?? [];
    expect(guard(PAGES[name as PageName], me, true)).toEqual(open);
  });

  it.each<[Role[], string]>([
    [['customer', 'school'], '/lunch-calendar'],
    [['customer', 'brand_ambassador'], '/lunch-calendar'],
    [['customer', 'marketing'], '/admin'],
    [['school', 'vendor'], '/vendors'],
    [['vendor_specialist', 'brand_ambassador'], '/admin/menu-schedules'],
    [[], '/'],
  ])('of a person with the roles %j is %s', (roles, path) => {
    const me = { ...person('customer'), roles, permissions: [...permissionsOf(roles)] };
    expect(landingOf(me)).toBe(path);
  });

  it('is the one thing that is asked of a person before anything else', () => {
    expect(landingOf({ ...person('admin'), must_enrol: true })).toBe('/second-factor');
    expect(landingOf({ ...person('customer'), must_pay: true })).toBe('/parents/account/billing');
    expect(landingOf(person('customer', true))).toBe('/lunch-calendar');
  });
});
