import fc from 'fast-check';
import { expect, test } from 'vitest';
import { conflicts, forbidden } from './conflicts.ts';
import { PROPERTIES, PROPERTY_VALUES, type Properties } from './properties.ts';
import { worsened } from './worsened.ts';

test.each<[string, Properties, Properties, readonly string[]]>([
  ['nothing changed', { milk: 'no' }, { milk: 'no' }, []],
  ['an allergen came', { milk: 'no' }, { milk: 'yes' }, ['milk']],
  ['nobody vouches for it any more', { milk: 'no' }, { milk: 'unverified' }, ['milk']],
  ['it is no longer named', { milk: 'no' }, {}, ['milk']],
  ['an allergen went', { milk: 'yes' }, { milk: 'no' }, []],
  ['it was not safe before', { milk: 'unverified' }, { milk: 'yes' }, []],
  ['of a diet no longer', { vegan: 'yes' }, { vegan: 'no' }, ['vegan']],
  ['of a diet now', { vegan: 'no' }, { vegan: 'yes' }, []],
])('%s', (_name, before, after, expected) => {
  expect(worsened(before, after)).toEqual(expected);
});

test('a property worsened exactly when it makes a safe meal forbidden', () => {
  const properties = fc.dictionary(
    fc.constantFrom(...PROPERTIES),
    fc.constantFrom(...PROPERTY_VALUES),
  );
  fc.assert(
    fc.property(properties, properties, fc.constantFrom(...PROPERTIES), (before, after, one) => {
      const isForbidden = (known: Properties) =>
        forbidden(
          conflicts({ [one]: 'avoid_strictly' }, [
            { kind: 'entree', id: 1, name: 'Bowl', properties: known },
          ]),
        ).length > 0;
      expect(worsened(before, after).includes(one)).toBe(
        !isForbidden(before) && isForbidden(after),
      );
    }),
  );
});
