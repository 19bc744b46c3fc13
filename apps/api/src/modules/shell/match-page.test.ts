import { expect, test } from 'vitest';
import { matchPage } from './match-page.ts';

test.each([
  ['/', 'home'],
  ['/login', 'login'],
  ['/login/', 'login'],
  ['/lunch-calendar', 'lunchCalendar'],
  ['/parents/account/lunchers', 'lunchers'],
  ['/vendors', 'vendors'],
  ['/vendors/luigis-corner-4', 'vendorHome'],
  ['/dev/ui', 'workshop'],
  ['/Login', undefined],
  ['/login//', undefined],
  ['//login', undefined],
  ['/vendors//', undefined],
  ['/vendors/a/b', undefined],
  ['/parents', undefined],
  ['/constructor', undefined],
  ['/__proto__', undefined],
  ['', undefined],
  ['*', undefined],
])('%s is %s', (path, name) => {
  expect(matchPage(path)?.name).toBe(name);
});
