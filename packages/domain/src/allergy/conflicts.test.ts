import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  ALLERGENS,
  allergensIn,
  avoided,
  conflicts,
  forbidden,
  isSafe,
  type Part,
  PROPERTIES,
  PROPERTY_VALUES,
  type Properties,
  type Property,
  preferred,
  refusalOf,
  suits,
  TOLERANCE_LEVELS,
  type ToleranceLevel,
  type Tolerances,
} from './index.ts';

const part = (properties: Properties, rest: Partial<Part> = {}): Part => ({
  kind: 'entree',
  id: 1,
  name: 'Pad Thai',
  properties,
  ...rest,
});

const tolerances = fc.dictionary(
  fc.constantFrom(...PROPERTIES),
  fc.constantFrom(...TOLERANCE_LEVELS),
) as fc.Arbitrary<Tolerances>;
const parts = fc.array(
  (
    fc.dictionary(
      fc.constantFrom(...PROPERTIES),
      fc.constantFrom(...PROPERTY_VALUES),
    ) as fc.Arbitrary<Properties>
  ).map((properties) => part(properties)),
  { maxLength: 4 },
);

describe('one tolerance against one part', () => {
  test.each<[Property, ToleranceLevel, Properties, 'contains' | 'unverified' | null]>([
    ['peanuts', 'avoid_strictly', { peanuts: 'yes' }, 'contains'],
    ['peanuts', 'avoid_strictly', { peanuts: 'unverified' }, 'unverified'],
    ['peanuts', 'avoid_strictly', {}, 'unverified'],
    ['peanuts', 'avoid_strictly', { peanuts: 'no' }, null],
    ['peanuts', 'avoid_strictly', { tree_nuts: 'yes', peanuts: 'no' }, null],
    ['peanuts', 'avoid', { peanuts: 'yes' }, 'contains'],
    ['peanuts', 'avoid', {}, 'unverified'],
    ['peanuts', 'prefers', { peanuts: 'no' }, null],
    ['spicy', 'avoid_strictly', { spicy: 'yes' }, 'contains'],
    ['spicy', 'avoid', { spicy: 'no' }, null],
    ['spicy', 'prefers', { spicy: 'no' }, null],
    ['vegan', 'avoid_strictly', { vegan: 'yes' }, null],
    ['vegan', 'avoid_strictly', { vegan: 'no' }, 'contains'],
    ['vegan', 'avoid_strictly', {}, 'unverified'],
    ['gluten_free', 'avoid', { gluten_free: 'no' }, 'contains'],
    ['gluten_free', 'avoid', { gluten_free: 'yes' }, null],
    ['halal', 'prefers', { halal: 'no' }, null],
  ])('%s %s, %j: %s', (property, level, properties, found) => {
    const given = part(properties);
    expect(conflicts({ [property]: level }, [given])).toEqual(
      found === null ? [] : [{ part: given, property, level, found }],
    );
    expect(isSafe({ [property]: level }, [given])).toBe(
      found === null || level !== 'avoid_strictly',
    );
  });
});

describe('a whole meal', () => {
  it('is refused for the sauce alone, which the conflict names', () => {
    const meal = [
      part({ peanuts: 'no' }),
      part({ peanuts: 'yes' }, { kind: 'option', id: 5, name: 'Satay sauce' }),
      part({}, { kind: 'extra', id: 9, name: 'Cookie' }),
    ];
    const clashes = conflicts({ peanuts: 'avoid_strictly', milk: 'prefers' }, meal);
    expect(clashes.map((conflict) => [conflict.part.name, conflict.found])).toEqual([
      ['Satay sauce', 'contains'],
      ['Cookie', 'unverified'],
    ]);
    expect(refusalOf(clashes)).toBe('allergy');
    expect(refusalOf(clashes.slice(1))).toBe('allergy_unverified');
  });

  it('is not refused for a property that is avoided but not strictly', () => {
    const clashes = conflicts({ milk: 'avoid', egg: 'avoid_strictly' }, [part({ milk: 'yes' })]);
    expect(clashes).toHaveLength(2);
    expect(forbidden(clashes).map(({ property }) => property)).toEqual(['egg']);
    expect(refusalOf(clashes)).toBe('allergy_unverified');
    expect(refusalOf(conflicts({ milk: 'avoid' }, [part({ milk: 'yes' })]))).toBeNull();
  });

  it('is safe exactly when nothing refuses it, and each part counts', () => {
    fc.assert(
      fc.property(tolerances, parts, (profile, meal) => {
        const safe = isSafe(profile, meal);
        expect(safe).toBe(refusalOf(conflicts(profile, meal)) === null);
        expect(safe).toBe(meal.every((one) => isSafe(profile, [one])));
      }),
    );
  });

  it('without known properties is safe only for lunchers who avoid nothing strictly', () => {
    fc.assert(
      fc.property(tolerances, (profile) => {
        const strict = Object.values(profile).includes('avoid_strictly');
        expect(isSafe(profile, [part({})])).toBe(!strict);
      }),
    );
  });
});

describe('a luncher’s preferred meals', () => {
  const vegan = [part({ vegan: 'yes', halal: 'yes' }), part({ vegan: 'yes', halal: 'no' })];
  const stew = [part({ vegan: 'no', halal: 'yes' })];
  const soup = [part({ halal: 'yes' })];
  test.each<[string, Tolerances, Part[][], Part[][]]>([
    ['are all where nothing is preferred', { egg: 'avoid' }, [vegan, stew], [vegan, stew]],
    ['are those that are of the diet in every part', { vegan: 'prefers' }, [stew, vegan], [vegan]],
    ['are not those that nobody has checked', { vegan: 'prefers' }, [soup, vegan], [vegan]],
    [
      'are those of both diets',
      { vegan: 'prefers', halal: 'prefers' },
      [vegan, soup],
      [vegan, soup],
    ],
    ['are all where none is of the diet', { vegan: 'prefers' }, [stew, soup], [stew, soup]],
    ['are none where there is no meal', { vegan: 'prefers' }, [], []],
  ])('%s', (_name, wanted, meals, expected) => {
    expect(preferred(wanted, meals, (meal) => meal)).toEqual(expected);
  });
});

describe('a luncher’s avoided food that is not forbidden', () => {
  const egg = part({ egg: 'yes', milk: 'yes' });
  test.each<[string, Tolerances, Part[], Property[], boolean]>([
    ['nothing where nothing is named', {}, [egg], [], true],
    ['what is known to be there', { egg: 'avoid' }, [egg], ['egg'], false],
    ['nothing that nobody has checked', { soy: 'avoid' }, [egg], [], true],
    ['what another part has', { milk: 'avoid' }, [part({}), egg], ['milk'], false],
    ['each once, whatever has it', { egg: 'avoid' }, [egg, egg], ['egg'], false],
    ['nothing of what is forbidden', { egg: 'avoid_strictly' }, [egg], [], false],
    ['nothing of what is preferred', { egg: 'prefers' }, [egg], [], true],
    ['a diet that it is not of', { vegan: 'avoid' }, [part({ vegan: 'no' })], ['vegan'], false],
  ])('is %s', (_name, wanted, plate, expected, isSuitable) => {
    expect(avoided(conflicts(wanted, plate))).toEqual(expected);
    expect(suits(wanted, plate)).toBe(isSuitable);
  });

  it('suits only whom nothing is refused', () => {
    fc.assert(
      fc.property(tolerances, parts, (wanted, plate) => {
        if (suits(wanted, plate)) expect(isSafe(wanted, plate)).toBe(true);
      }),
    );
  });
});

test('the allergens of a plate are those of its parts, in one order', () => {
  const plate = [part({ wheat: 'yes', vegan: 'yes' }), part({ milk: 'yes', egg: 'unverified' })];
  expect(allergensIn(plate)).toEqual(ALLERGENS.filter((name) => ['milk', 'wheat'].includes(name)));
  expect(allergensIn([])).toEqual([]);
});
