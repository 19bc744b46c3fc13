import { expect, test } from 'vitest';
import { addressOwner } from './address-owner.ts';

test.each<[string, ReturnType<typeof addressOwner>]>([
  ['/about-us', null],
  ['/news/first', null],
  ['/login', 'portal'],
  ['/login/', 'portal'],
  ['/admin/anything', 'portal'],
  ['/schools/lincoln', 'portal'],
  ['/vendors', 'portal'],
  ['/parents/account', 'portal'],
  ['/lunch-calendar', 'portal'],
  ['/api/v2/x', 'api'],
  ['/health', 'api'],
  ['/media/x', 'file'],
  ['/sitemap.xml', 'file'],
  ['/news/a.html', 'file'],
])('%s is of %s', (path, expected) => {
  expect(addressOwner(path)).toBe(expected);
});
