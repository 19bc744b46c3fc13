import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafe, PROPERTIES, type Tolerances } from '../allergy/index.ts';
import { decideReplacement, type MealItem, type MealOption, type Replaceable } from './index.ts';
import { partsOf } from './plate.ts';

const value = fc.constantFrom('yes' as const, 'no' as const, 'unverified' as const);
const properties = fc.dictionary(fc.constantFrom(...PROPERTIES), value);
const tolerances = fc.dictionary(
  fc.constantFrom(...PROPERTIES),
  fc.constantFrom('avoid_strictly' as const, 'avoid' as const, 'prefers' as const),
) as fc.Arbitrary<Tolerances>;
const price = fc.integer({ min: 0, max: 2_000 });

const OLD = 1;
const NEW = 2;
const item = (more: Partial<MealItem> = {}): MealItem => ({
  id: NEW,
  name: 'Noodles',
  cents: 700,
  isExtra: false,
  available: true,
  properties: {},
  groups: [],
  notTogether: [],
  options: new Map(),
  ...more,
});
const withGroup = (minChoices: number, offered: readonly MealOption[]): Partial<MealItem> => ({
  groups: [{ minChoices, offered }],
  options: new Map(offered.map((option) => [option.id, option])),
});
const order = (more: Partial<Replaceable> = {}): Replaceable => ({
  item_id: OLD,
  entree_cents: 600,
  late_fee_cents: 0,
  total_cents: 600,
  options: [],
  extras: [],
  ...more,
});
const decide = (of: {
  order?: Replaceable;
  tolerances?: Tolerances;
  item?: Partial<MealItem>;
  extras?: Parameters<typeof decideReplacement>[0]['extras'];
  left?: boolean;
}) =>
  decideReplacement({
    order: of.order ?? order(),
    tolerances: of.tolerances ?? {},
    replacement: item(of.item),
    extras: of.extras ?? [],
    exchange: () => of.left ?? true,
  });

const strict = { peanuts: 'avoid_strictly' } as const;
const peanutBar = { id: 9, name: 'Bar', properties: { peanuts: 'yes' as const } };

describe('the outcome of one order', () => {
  test.each([
    ['safe', {}, null],
    ['contains it', { tolerances: strict, item: { properties: { peanuts: 'yes' } } }, 'allergy'],
    ['not verified', { tolerances: strict }, 'allergy_unverified'],
    ['avoided only', { tolerances: { peanuts: 'avoid' } }, null],
    [
      'an extra contains it',
      { tolerances: strict, item: { properties: { peanuts: 'no' } }, extras: [peanutBar] },
      'allergy',
    ],
    ['sold out', { left: false }, 'sold_out'],
    ['not to be had', { item: { available: false } }, 'unavailable'],
    ['an extra', { item: { isExtra: true } }, 'unavailable'],
    ['nothing to choose from', { item: withGroup(1, []) }, 'options'],
  ] as const)('%s', (_, of, problem) => {
    const decided = decide(of as Parameters<typeof decide>[0]);
    expect(decided.kind === 'refused' ? decided.problem : null).toBe(problem);
  });

  test('is never unsafe, never dearer, and its parts are its price', () => {
    const options = fc.array(fc.record({ cents: price, properties }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.record({ tolerances, properties, price, options, min: fc.integer({ min: 0, max: 3 }) }),
        fc.record({ entree: price, option: price, extra: price, lateFee: price }),
        properties,
        (wanted, was, extraProperties) => {
          const before = order({
            entree_cents: was.entree,
            options: [{ id: 50, cents: was.option }],
            extras: [{ id: 60, cents: was.extra }],
            late_fee_cents: was.lateFee,
            total_cents: was.entree + was.option + was.extra + was.lateFee,
          });
          const offered = wanted.options.map((option, index) => ({
            id: 70 + index,
            name: '',
            archived: false,
            ...option,
          }));
          const replacement = item({
            properties: wanted.properties,
            cents: wanted.price,
            ...withGroup(wanted.min, offered),
          });
          const extras = [{ id: 60, name: '', properties: extraProperties }];
          const decided = decideReplacement({
            order: before,
            tolerances: wanted.tolerances,
            replacement,
            extras,
            exchange: () => true,
          });
          if (decided.kind === 'refused') return;
          const { after } = decided;
          const chosen = after.options.flatMap(({ id }) => replacement.options.get(id) ?? []);
          expect(chosen).toHaveLength(wanted.min);
          const parts = partsOf({ item: replacement, options: chosen, extras });
          expect(isSafe(wanted.tolerances, parts)).toBe(true);
          expect(after.total_cents).toBeLessThanOrEqual(before.total_cents);
          expect(after.late_fee_cents).toBe(was.lateFee);
          expect(after.extras).toEqual(before.extras);
          const lines = [...after.options, ...after.extras].map(({ cents }) => cents);
          expect(Math.min(after.entree_cents, ...lines)).toBeGreaterThanOrEqual(0);
          expect(after.total_cents).toBe(
            after.entree_cents + after.late_fee_cents + lines.reduce((sum, one) => sum + one, 0),
          );
        },
      ),
    );
  });
});
