import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keptPrices, type PricedMeal } from './index.ts';

const PIZZA = 1;
const STEW = 2;
const SMALL = 101;
const LARGE = 102;
const APPLE = 11;
const COOKIE = 12;

const meal = (itemId: number, entree: number, more: Partial<PricedMeal> = {}): PricedMeal => ({
  item_id: itemId,
  entree_cents: entree,
  options: [],
  extras: [],
  ...more,
});
const saved = meal(PIZZA, 450, {
  options: [{ id: SMALL, cents: 20 }],
  extras: [{ id: APPLE, cents: 80 }],
});

describe('the price of a meal that takes the place of a saved one', () => {
  const cases: [string, PricedMeal | null, PricedMeal, PricedMeal][] = [
    ['a day without a lunch has present prices', null, meal(PIZZA, 500), meal(PIZZA, 500)],
    ['another entree has its present price', saved, meal(STEW, 650), meal(STEW, 650)],
    [
      'an extra moves to another entree at its present price',
      saved,
      meal(STEW, 650, { extras: [{ id: APPLE, cents: 100 }] }),
      meal(STEW, 650, { extras: [{ id: APPLE, cents: 100 }] }),
    ],
    ['an entree that became dearer keeps its price', saved, meal(PIZZA, 500), meal(PIZZA, 450)],
    ['an entree that became cheaper keeps its price', saved, meal(PIZZA, 400), meal(PIZZA, 450)],
    [
      'an option that stays keeps its price',
      saved,
      meal(PIZZA, 500, { options: [{ id: SMALL, cents: 30 }] }),
      meal(PIZZA, 450, { options: [{ id: SMALL, cents: 20 }] }),
    ],
    [
      'an option that is added has its present price',
      saved,
      meal(PIZZA, 500, { options: [{ id: LARGE, cents: 150 }] }),
      meal(PIZZA, 450, { options: [{ id: LARGE, cents: 150 }] }),
    ],
    [
      'an extra that stays keeps its price beside one that is added',
      saved,
      meal(PIZZA, 500, {
        extras: [
          { id: COOKIE, cents: 150 },
          { id: APPLE, cents: 100 },
        ],
      }),
      meal(PIZZA, 450, {
        extras: [
          { id: COOKIE, cents: 150 },
          { id: APPLE, cents: 80 },
        ],
      }),
    ],
  ];
  test.each(cases)('%s', (_name, before, wanted, expected) => {
    expect(keptPrices(before, wanted)).toEqual(expected);
  });

  test('a price update leaves the saved meal’s price alone', () => {
    const cents = fc.nat({ max: 2_000 });
    const lines = fc.uniqueArray(fc.record({ id: fc.nat({ max: 5 }), cents }), {
      selector: ({ id }) => id,
      maxLength: 4,
    });
    const meals = fc.record({ entree_cents: cents, options: lines, extras: lines });
    fc.assert(
      fc.property(meals, cents, (parts, now) => {
        const before = { item_id: PIZZA, ...parts };
        const dearer = (line: { id: number; cents: number }) => ({ ...line, cents: now });
        const today = {
          item_id: PIZZA,
          entree_cents: now,
          options: parts.options.map(dearer),
          extras: parts.extras.map(dearer),
        };
        expect(keptPrices(before, today)).toEqual(before);
      }),
    );
  });
});
