import { TINY } from '@yay/seeds/tiny';
import fc from 'fast-check';

const { items, options } = TINY;

export interface Choice {
  entreeId: number | null;
  optionIds: number[];
  extraIds: number[];
}
export type Step =
  | {
      kind: 'save';
      family: number;
      stale: boolean;
      days: { luncher: number; day: number; choice: Choice }[];
    }
  | { kind: 'clear'; family: number; from: number; to: number }
  | { kind: 'later' };

// What a family may choose, what it must not (peanuts for Anna, what nobody has checked, what is on
// no menu, the second of the last one), and what is no meal at all.
const meal = (entreeId: number, from: readonly number[] = [], most = 0, least = 0) =>
  fc.record({
    entreeId: fc.constant<number | null>(entreeId),
    optionIds: fc.subarray([...from], { minLength: least, maxLength: most }),
    extraIds: fc.subarray<number>([items.apple, items.peanutBar]),
  });
const sauces = [options.teriyaki, options.mildChili, options.peanutSauce];
const slices = [options.oneSlice, options.twoSlices];
const choice: fc.Arbitrary<Choice> = fc.oneof(
  { weight: 4, arbitrary: meal(items.bowl, sauces, 2) },
  { weight: 3, arbitrary: meal(items.pizza, slices, 1, 1) },
  { weight: 1, arbitrary: meal(items.pizza, slices, 2) },
  { weight: 1, arbitrary: meal(items.peanutNoodles) },
  { weight: 2, arbitrary: meal(items.mysteryStew) },
  { weight: 2, arbitrary: meal(items.lastSushi) },
  { weight: 1, arbitrary: meal(items.offMenuSalad) },
);
const nothing: Choice = { entreeId: null, optionIds: [], extraIds: [] };
const day = fc.integer({ min: 0, max: 4 });

const save: fc.Arbitrary<Step> = fc.record({
  kind: fc.constant('save' as const),
  family: fc.constantFrom(0, 0, 1),
  stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  days: fc.uniqueArray(
    fc.record({
      luncher: fc.integer({ min: 0, max: 1 }),
      day,
      choice: fc.oneof(
        { weight: 5, arbitrary: choice },
        { weight: 1, arbitrary: fc.constant(nothing) },
      ),
    }),
    { selector: ({ luncher, day: at }) => `${luncher} ${at}`, minLength: 1, maxLength: 8 },
  ),
});
const clear: fc.Arbitrary<Step> = fc
  .tuple(fc.integer({ min: 0, max: 1 }), day, day)
  .map(([family, a, b]) => ({
    kind: 'clear',
    family,
    from: Math.min(a, b),
    to: Math.max(a, b),
  }));
export const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: save },
  { weight: 2, arbitrary: clear },
  { weight: 1, arbitrary: fc.constant<Step>({ kind: 'later' }) },
);

const just = (entreeId: number | null, optionIds: number[] = [], extraIds: number[] = []) => ({
  entreeId,
  optionIds,
  extraIds,
});
const saving = (
  family: number,
  days: [luncher: number, day: number, choice: Choice][],
  stale = false,
): Step => ({
  kind: 'save',
  family,
  stale,
  days: days.map(([luncher, at, chosen]) => ({ luncher, day: at, choice: chosen })),
});
/** One run that meets every kind of answer, whatever the random ones meet. */
export const EVERY_ANSWER: Step[] = [
  saving(0, [
    [0, 0, just(items.peanutNoodles)],
    [0, 1, just(items.mysteryStew)],
    [0, 2, just(items.bowl, [options.teriyaki, options.mildChili], [items.apple])],
    [1, 0, just(items.offMenuSalad)],
    [1, 1, just(items.lastSushi, [], [items.peanutBar])],
    [1, 3, just(items.bowl, [], [items.apple])],
  ]),
  saving(1, [
    [0, 0, just(items.pizza, [options.oneSlice])],
    [0, 1, just(items.lastSushi)],
    [0, 2, just(items.pizza, [options.twoSlices], [items.peanutBar])],
  ]),
  saving(1, [[0, 2, just(items.bowl)]], true),
  saving(0, [[1, 4, just(items.pizza)]]),
  saving(0, [[1, 3, just(null)]]),
  { kind: 'clear', family: 1, from: 1, to: 4 },
  { kind: 'later' },
  { kind: 'later' },
  saving(1, [
    [0, 0, nothing],
    [0, 3, just(items.mysteryStew)],
  ]),
];
export const ANSWERS = [
  'saved',
  'removed',
  'allergy',
  'allergy_unverified',
  'not_on_menu',
  'sold_out',
  'locked',
  '409',
  '422',
];
