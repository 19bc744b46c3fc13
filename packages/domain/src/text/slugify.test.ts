import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { slugify } from './index.ts';

test.each([
  ['Lincoln Elementary', 'lincoln-elementary'],
  ['École Sainte-Thérèse', 'ecole-sainte-therese'],
  ["Joe's Café & Grill", 'joes-cafe-grill'],
  ['  many   spaces_and - hyphens  ', 'many-spaces-and-hyphens'],
  ['Straße – Øst', 'strasse-ost'],
  ['100% (new!)', '100-new'],
  ['İstanbul', 'istanbul'],
  ['午餐', ''],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(slugify(text)).toBe(expected);
});

it('the result is always a slug, and a slug stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});
