import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOfSlug, slugWithId } from './slug-with-id.ts';

test.each([
  ['Two Rivers Kitchen', 'two-rivers-kitchen-12'],
  ['Café Olé & Söhne', 'cafe-ole-sohne-12'],
  ['P.S. 101', 'ps-101-12'],
  ['餐厅', '12'],
])('%s is at %s', (name, segment) => {
  expect(slugWithId(name, 12)).toBe(segment);
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
])('%s is the record %s', (segment, id) => {
  expect(idOfSlug(segment)).toBe(id);
});

test('the segment of any name leads back to its id', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
      expect(idOfSlug(slugWithId(name, id))).toBe(id);
    }),
  );
});
