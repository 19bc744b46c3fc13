import { expect, test } from 'vitest';
import { vendorIdOf, vendorPath } from './vendor-address.ts';

test.each([
  ['Two Rivers Kitchen', '/vendors/two-rivers-kitchen-12'],
  ['Café Olé & Söhne', '/vendors/cafe-ole-sohne-12'],
  ['餐厅', '/vendors/12'],
])('%s is at %s', (display_name, path) => {
  expect(vendorPath({ id: 12, display_name })).toBe(path);
});

test.each([
  ['two-rivers-kitchen-12', 12],
  ['12', 12],
  ['an-older-name-7-12', 12],
  ['two-rivers', null],
  ['kitchen12', null],
  ['kitchen-0', null],
  ['kitchen-012', null],
  ['kitchen-2147483647', 2_147_483_647],
  ['kitchen-2147483648', null],
  ['kitchen-99999999999', null],
  ['', null],
])('%s is the vendor %s', (segment, id) => {
  expect(vendorIdOf(segment)).toBe(id);
});
