import fc from 'fast-check';

/** A family's choice for a day; without an entree, nothing any more. */
export interface Choice {
  readonly entreeId: number | null;
  readonly optionIds: readonly number[];
  readonly extraIds: readonly number[];
}

/** A luncher is the first or second of the family, a day one of the week's five. */
export type Step =
  | {
      readonly kind: 'save';
      readonly family: number;
      readonly stale: boolean;
      readonly days: readonly {
        readonly luncher: number;
        readonly day: number;
        readonly choice: Choice;
      }[];
    }
  | { readonly kind: 'clear'; readonly family: number; readonly from: number; readonly to: number }
  | { readonly kind: 'later' };

/** The parts of the tiny world that the steps are about. */
interface Food {
  readonly items: Readonly<
    Record<
      | 'pizza'
      | 'bowl'
      | 'peanutNoodles'
      | 'mysteryStew'
      | 'lastSushi'
      | 'offMenuSalad'
      | 'apple'
      | 'peanutBar',
      number
    >
  >;
  readonly options: Readonly<
    Record<'oneSlice' | 'twoSlices' | 'teriyaki' | 'mildChili' | 'peanutSauce', number>
  >;
}

const choose = (
  entreeId: number | null,
  optionIds: readonly number[] = [],
  extraIds: readonly number[] = [],
): Choice => ({ entreeId, optionIds, extraIds });
const nothing = choose(null);

/**
 * Anything that families may try: what they may choose, what they must not (peanuts for the one,
 * what nobody has checked, what is on no menu, the second of the last one), and what is no meal.
 */
export function anyStep({ items, options }: Food): fc.Arbitrary<Step> {
  const meal = (entreeId: number, from: readonly number[] = [], most = 0, least = 0) =>
    fc
      .tuple(
        fc.subarray([...from], { minLength: least, maxLength: most }),
        fc.subarray([items.apple, items.peanutBar]),
      )
      .map(([optionIds, extraIds]) => choose(entreeId, optionIds, extraIds));
  const sauces = [options.teriyaki, options.mildChili, options.peanutSauce];
  const slices = [options.oneSlice, options.twoSlices];
  const choice = fc.oneof(
    { weight: 4, arbitrary: meal(items.bowl, sauces, 2) },
    { weight: 3, arbitrary: meal(items.pizza, slices, 1, 1) },
    { weight: 1, arbitrary: meal(items.pizza, slices, 2) },
    { weight: 1, arbitrary: meal(items.peanutNoodles) },
    { weight: 2, arbitrary: meal(items.mysteryStew) },
    { weight: 2, arbitrary: meal(items.lastSushi) },
    { weight: 1, arbitrary: meal(items.offMenuSalad) },
    { weight: 3, arbitrary: fc.constant(nothing) },
  );
  const day = fc.integer({ min: 0, max: 4 });
  const save = fc.record({
    kind: fc.constant('save' as const),
    family: fc.constantFrom(0, 0, 1),
    stale: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    days: fc.uniqueArray(fc.record({ luncher: fc.integer({ min: 0, max: 1 }), day, choice }), {
      selector: ({ luncher, day: at }) => `${luncher} ${at}`,
      minLength: 1,
      maxLength: 8,
    }),
  });
  const clear = fc.tuple(fc.integer({ min: 0, max: 1 }), day, day).map(
    ([family, a, b]): Step => ({
      kind: 'clear',
      family,
      from: Math.min(a, b),
      to: Math.max(a, b),
    }),
  );
  return fc.oneof<fc.WeightedArbitrary<Step>[]>(
    { weight: 10, arbitrary: save },
    { weight: 2, arbitrary: clear },
    { weight: 1, arbitrary: fc.constant({ kind: 'later' }) },
  );
}

const saving = (
  family: number,
  days: readonly (readonly [luncher: number, day: number, choice: Choice])[],
  stale = false,
): Step => ({
  kind: 'save',
  family,
  stale,
  days: days.map(([luncher, day, choice]) => ({ luncher, day, choice })),
});

/** One run that meets every kind of answer, whatever the random ones meet. */
export const stepsToEveryAnswer = ({ items, options }: Food): Step[] => [
  saving(0, [
    [0, 0, choose(items.peanutNoodles)],
    [0, 1, choose(items.mysteryStew)],
    [0, 2, choose(items.bowl, [options.teriyaki, options.mildChili], [items.apple])],
    [1, 0, choose(items.offMenuSalad)],
    [1, 1, choose(items.lastSushi, [], [items.peanutBar])],
    [1, 3, choose(items.bowl, [], [items.apple])],
  ]),
  saving(1, [
    [0, 0, choose(items.pizza, [options.oneSlice])],
    [0, 1, choose(items.lastSushi)],
    [0, 2, choose(items.pizza, [options.twoSlices], [items.peanutBar])],
  ]),
  saving(1, [[0, 2, choose(items.bowl)]], true),
  saving(0, [[1, 4, choose(items.pizza)]]),
  saving(0, [[1, 3, nothing]]),
  { kind: 'clear', family: 1, from: 1, to: 4 },
  { kind: 'later' },
  { kind: 'later' },
  saving(1, [
    [0, 0, nothing],
    [0, 3, choose(items.mysteryStew)],
  ]),
];

export const EVERY_ANSWER = [
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
