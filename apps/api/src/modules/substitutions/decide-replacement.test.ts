import { conflicts, PROPERTIES, refusalOf, type Tolerances } from '@yay/domain/allergy';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '../orders/index.ts';
import { compileItem, type ItemRow } from '../schedule/index.ts';
import { decideReplacement, type Replaceable } from './decide-replacement.ts';

const value = fc.constantFrom('yes' as const, 'no' as const, 'unverified' as const);
const properties = fc.dictionary(fc.constantFrom(...PROPERTIES), value);
const tolerances = fc.dictionary(
  fc.constantFrom(...PROPERTIES),
  fc.constantFrom('avoid_strictly' as const, 'avoid' as const, 'prefers' as const),
) as fc.Arbitrary<Tolerances>;
const price = fc.integer({ min: 0, max: 2_000 });

const OLD = 1;
const NEW = 2;
const row = (more: Partial<ItemRow> = {}): ItemRow => ({
  id: NEW,
  name: 'Noodles',
  description: '',
  price_cents: 700,
  price_type: 'Vendor',
  is_extra: false,
  preorder: true,
  daily_capacity: null,
  farthest_start_date: null,
  picture: '',
  tint: 'mint',
  properties: {},
  available: true,
  vendor: { id: 1, display_name: '', short_name: '' },
  groups: [],
  not_together: [],
  ...more,
});
const group = (id: number, min: number, options: ItemRow['groups'][number]['options']) => ({
  id,
  name: '',
  min_choices: min,
  max_choices: options.length,
  archived: false,
  options,
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
  item?: Partial<ItemRow>;
  extras?: Parameters<typeof decideReplacement>[0]['extras'];
  left?: boolean;
}) =>
  decideReplacement({
    order: of.order ?? order(),
    tolerances: of.tolerances ?? {},
    replacement: compileItem(row(of.item)),
    extras: of.extras ?? [],
    exchange: () => of.left ?? true,
  });

const strict = { peanuts: 'avoid_strictly' } as const;
const peanutBar = { id: 9, name: 'Bar', properties: { peanuts: 'yes' as const } };

describe('what becomes of one order', () => {
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
    ['an extra', { item: { is_extra: true } }, 'unavailable'],
    ['nothing to choose from', { item: { groups: [group(1, 1, [])] } }, 'options'],
  ] as const)('%s', (_, of, problem) => {
    const decided = decide(of as Parameters<typeof decide>[0]);
    expect(decided.kind === 'refused' ? decided.problem : null).toBe(problem);
  });

  test('is never unsafe, never dearer, and its parts are its price', () => {
    const options = fc.array(fc.record({ price_cents: price, properties }), { maxLength: 4 });
    fc.assert(
      fc.property(
        fc.record({ tolerances, properties, price, options, min: fc.integer({ min: 0, max: 3 }) }),
        fc.record({ entree: price, option: price, extra: price, lateFee: price }),
        properties,
        (item, was, extraProperties) => {
          const before = order({
            entree_cents: was.entree,
            options: [{ id: 50, cents: was.option }],
            extras: [{ id: 60, cents: was.extra }],
            late_fee_cents: was.lateFee,
            total_cents: was.entree + was.option + was.extra + was.lateFee,
          });
          const rows = item.options.map((option, index) => ({
            id: 70 + index,
            name: '',
            archived: false,
            ...option,
          }));
          const replacement = compileItem(
            row({
              properties: item.properties,
              price_cents: item.price,
              groups: [group(1, item.min, rows)],
            }),
          );
          const extras = [{ id: 60, name: '', properties: extraProperties }];
          const decided = decideReplacement({
            order: before,
            tolerances: item.tolerances,
            replacement,
            extras,
            exchange: () => true,
          });
          if (decided.kind === 'refused') return;
          const { after } = decided;
          const chosen = after.options.flatMap(({ id }) => replacement.options.get(id) ?? []);
          expect(chosen).toHaveLength(item.min);
          const parts = partsOf({ item: replacement, options: chosen, extras });
          expect(refusalOf(conflicts(item.tolerances, parts))).toBeNull();
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
