import { describe, expect, it } from 'vitest';
import { isAdminArea, portalOf } from './page.ts';
import { titleOf } from './page-title.ts';
import { PAGES } from './pages.ts';

describe('the page of a path', () => {
  it.each([
    ['/', 'parent'],
    ['/lunch-calendar', 'parent'],
    ['/parents/account/lunchers', 'parent'],
    ['/vendors', 'vendors'],
    ['/vendors/luigis-corner-4', 'vendors'],
    ['/schools/maplewood-1', 'schools'],
    ['/admin/users', 'admin'],
    ['/vendorsomething', 'parent'],
  ])('%s belongs to %s', (path, portal) => {
    expect(portalOf(path)).toBe(portal);
  });

  it.each([
    ['/admin', true],
    ['/admin/users/7/settings', true],
    ['/vendors/luigis-corner-4/admin', true],
    ['/administrators', true],
    ['/', false],
    ['/parents/account', false],
  ])('%s is in the admin area: %s', (path, expected) => {
    expect(isAdminArea(path)).toBe(expected);
  });

  it.each([
    ['/forgot-password', 'Forgot Password', 'Forgot Password • Yay Lunch!'],
    ['/sign-up', 'Get Started', 'Get Started • Yay Lunch!'],
    ['/login', 'Login', 'Login • Yay Lunch!'],
    ['/lunch-calendar', 'Lunch Calendar', 'Lunch Calendar • Yay Lunch!'],
    ['/', null, 'Yay Lunch!'],
    ['/vendors/$vendor', null, 'Yay Lunch!'],
    ['/schools/$school', null, 'Yay Lunch!'],
    ['/admin', null, 'YL'],
    ['/admin/users', null, 'YL • Users'],
    ['/admin/users/$user/settings', null, 'YL • Users > Settings'],
    ['/admin/users/$user/index', null, 'YL • Users'],
    ['/admin/pages/slug', null, 'YL • Pages'],
    ['/admin/vendors/$vendor/menu-items/new', null, 'YL • Vendors > Menu Items > New'],
    [
      '/admin/schools/$school/schedule/blackouts/new',
      null,
      'YL • Schools > Schedule > Blackouts > New',
    ],
    ['/admin/group-orders/csv-upload', null, 'YL • Group Orders > Csv Upload'],
    ['/admin/tag-o-matic', null, 'YL • Tag O Matic'],
  ])('%s is titled %s', (path, words, title) => {
    expect(titleOf({ path, words }, { name: 'Yay Lunch', short: 'YL' })).toBe(title);
  });

  it.each([
    ['/no/such/page', 'Yay Lunch!'],
    ['/admin/nothing', 'YL'],
    ['/admin/a/b/c/d/e/f', 'YL'],
    ['/vendors/luigis-corner-4/admin', 'YL'],
  ])('%s, which is no page’s, is titled %s', (address, title) => {
    expect(titleOf(null, { name: 'Yay Lunch', short: 'YL' }, address)).toBe(title);
  });

  it('has the site’s own title where there is no address either', () => {
    expect(titleOf(null, { name: 'Yay Lunch', short: 'YL' })).toBe('Yay Lunch!');
  });

  it('never shares its address', () => {
    const paths = Object.values(PAGES).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
