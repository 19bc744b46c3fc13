import { describe, expect, it } from 'vitest';
import { portalOf, titleOf } from './pages.ts';

describe('what a page is', () => {
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

  it('has its own title before the name of the product, or that alone, with its exclamation mark', () => {
    expect(titleOf('Login', 'Yay Lunch')).toBe('Login • Yay Lunch!');
    expect(titleOf(null, 'Yay Lunch')).toBe('Yay Lunch!');
  });
});
