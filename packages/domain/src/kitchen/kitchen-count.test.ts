import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '../allergy/index.ts';
import { type KitchenOrder, kitchenCount } from './index.ts';

const cedar = { id: 1, name: 'Cedar Hill', abbreviation: 'CH' };
const oak = { id: 2, name: 'Oak Knoll', abbreviation: 'OK' };
const kindergarten = { id: 10, label: 'K', position: 0 };
const second = { id: 12, label: '2', position: 2 };
const bowl = { id: 100, name: 'Rice bowl' };
const wrap = { id: 101, name: 'Wrap' };
const apple = { id: 200, name: 'Apple' };
const brown = { id: 1000, name: 'Brown rice', group: 'Rice' };
const white = { id: 1001, name: 'White rice', group: 'Rice' };
const hot = { id: 1002, name: 'Hot sauce', group: 'Sauce' };

let lastId = 0;
function order(parts: Partial<KitchenOrder> = {}): KitchenOrder {
  lastId += 1;
  return {
    orderId: lastId,
    luncher: 'Ada Abara',
    strict: [],
    notSafe: undefined,
    school: cedar,
    grade: kindergarten,
    entree: bowl,
    options: [],
    extras: [],
    ...parts,
  };
}

describe('the count of a kitchen', () => {
  it('a day without orders has nothing to make', () => {
    expect(kitchenCount([])).toEqual({ totalMeals: 0, items: [], schools: [], allergies: [] });
  });

  it('meals are listed before extras, the most first', () => {
    const { totalMeals, items } = kitchenCount([
      order({ entree: wrap }),
      order({ extras: [apple] }),
      order({ extras: [apple], school: oak }),
      order({ extras: [apple], entree: wrap }),
      order(),
    ]);
    expect(totalMeals).toBe(5);
    expect(items.map(({ name, isExtra, units }) => [name, isExtra, units])).toEqual([
      ['Rice bowl', false, 3],
      ['Wrap', false, 2],
      ['Apple', true, 3],
    ]);
  });

  it('each combination of options is counted apart, with its strict allergies', () => {
    const { items } = kitchenCount([
      order({ options: [brown] }),
      order({ options: [brown, hot], strict: ['peanuts', 'halal'] }),
      order({ options: [brown, hot], strict: ['peanuts'] }),
      order({ options: [white] }),
      order({ options: [brown] }),
      order({ options: [brown] }),
      order(),
    ]);
    expect(items[0]?.variants).toEqual([
      { options: ['Brown rice'], units: 3, strictAllergies: [] },
      {
        options: ['Brown rice', 'Hot sauce'],
        units: 2,
        strictAllergies: [
          { property: 'peanuts', units: 2 },
          { property: 'halal', units: 1 },
        ],
      },
      { options: [], units: 1, strictAllergies: [] },
      { options: ['White rice'], units: 1, strictAllergies: [] },
    ]);
    expect(items[0]?.options.map(({ name, units }) => [name, units])).toEqual([
      ['Brown rice', 5],
      ['White rice', 1],
      ['Hot sauce', 2],
    ]);
  });

  it('units are counted by school and grade, grades in the order of the school', () => {
    const { items } = kitchenCount([
      order({ school: oak, grade: second }),
      order({ grade: second }),
      order({ grade: kindergarten }),
      order({ grade: second }),
    ]);
    expect(items[0]?.schools).toEqual([
      {
        ...cedar,
        units: 3,
        grades: [
          { id: 10, label: 'K', units: 1 },
          { id: 12, label: '2', units: 2 },
        ],
      },
      { ...oak, units: 1, grades: [{ id: 12, label: '2', units: 1 }] },
    ]);
  });

  it('meals for a child with a strict allergy are listed by school, grade and name', () => {
    const { allergies } = kitchenCount([
      order({ luncher: 'Zoe', school: oak, strict: ['milk'] }),
      order({ luncher: 'Bea', grade: second, strict: ['egg'] }),
      order({ luncher: 'Cal' }),
      order({
        luncher: 'Abe',
        strict: ['peanuts', 'kosher'],
        options: [brown],
        extras: [apple],
      }),
    ]);
    expect(allergies.map(({ luncher }) => luncher)).toEqual(['Abe', 'Bea', 'Zoe']);
    expect(allergies[0]).toMatchObject({
      school: 'Cedar Hill',
      grade: 'K',
      item: 'Rice bowl',
      onlyExtras: false,
      options: ['Brown rice'],
      extras: ['Apple'],
      strict: ['peanuts', 'kosher'],
    });
  });

  it('a meal that has become unsafe is listed before the others', () => {
    const notSafe = {
      part: { kind: 'entree', id: 100, name: 'Rice bowl', properties: {} },
      property: 'milk',
      found: 'contains',
    } as unknown as KitchenOrder['notSafe'];
    const { allergies } = kitchenCount([
      order({ luncher: 'Abe', strict: ['egg'] }),
      order({ luncher: 'Zoe', strict: ['milk'], notSafe }),
    ]);
    expect(allergies.map(({ luncher }) => luncher)).toEqual(['Zoe', 'Abe']);
  });

  it('an extra on another kitchen’s meal is counted alone', () => {
    const count = kitchenCount([order({ entree: null, extras: [apple], strict: ['soy'] })]);
    expect(count.totalMeals).toBe(0);
    expect(count.items.map(({ name, isExtra }) => [name, isExtra])).toEqual([['Apple', true]]);
    expect(count.schools).toMatchObject([{ name: 'Cedar Hill', units: 0, grades: [{ units: 0 }] }]);
    expect(count.allergies).toMatchObject([{ item: 'Apple', onlyExtras: true, extras: [] }]);
  });

  it('an item that is a meal and an extra is counted once for each', () => {
    const count = kitchenCount([order({ entree: apple }), order({ extras: [apple] })]);
    expect(count.totalMeals).toBe(2);
    expect(count.items.map(({ name, isExtra, units }) => [name, isExtra, units])).toEqual([
      ['Apple', false, 1],
      ['Rice bowl', false, 1],
      ['Apple', true, 1],
    ]);
  });
});

const small = (least: number) => fc.integer({ min: least, max: least + 4 });
const named = (least: number) => small(least).map((id) => ({ id, name: `Item ${id}` }));
const anyOrder: fc.Arbitrary<KitchenOrder> = fc.record({
  orderId: fc.integer({ min: 1, max: 1_000_000 }),
  luncher: fc.constantFrom('Ada', 'Ben', 'Cal'),
  strict: fc.subarray([...PROPERTIES], { maxLength: 3 }),
  notSafe: fc.constant(undefined),
  school: small(1).map((id) => ({ id, name: `School ${id % 3}`, abbreviation: `S${id}` })),
  grade: small(1).map((id) => ({ id, label: `${id}`, position: id % 2 })),
  entree: fc.option(named(100), { freq: 6 }),
  options: fc.subarray([brown, white, hot]),
  extras: fc.uniqueArray(named(103), { selector: ({ id }) => id, maxLength: 3 }),
});

const sum = (counted: readonly { units: number }[]) =>
  counted.reduce((total, { units }) => total + units, 0);

describe('any orders', () => {
  it('the variants, schools and grades of an item each add up to its units, and these to the orders', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 60 }), (orders) => {
        const count = kitchenCount(orders);
        for (const item of count.items) {
          const made = orders.filter(({ entree, extras }) =>
            item.isExtra ? extras.some(({ id }) => id === item.itemId) : entree?.id === item.itemId,
          );
          expect(item.units).toBe(made.length);
          expect(sum(item.variants)).toBe(item.units);
          expect(sum(item.schools)).toBe(item.units);
          for (const school of item.schools) expect(sum(school.grades)).toBe(school.units);
          expect(sum(item.options)).toBe(
            item.isExtra ? 0 : made.reduce((total, { options }) => total + options.length, 0),
          );
          for (const { units, strictAllergies } of item.variants) {
            for (const strict of strictAllergies) {
              expect(strict.units).toBeGreaterThan(0);
              expect(strict.units).toBeLessThanOrEqual(units);
            }
          }
        }
        const meals = orders.filter(({ entree }) => entree !== null);
        expect(count.totalMeals).toBe(meals.length);
        expect(sum(count.schools)).toBe(meals.length);
        for (const school of count.schools) {
          const inSchool = orders.filter((order) => order.school.id === school.id);
          expect(school.units).toBe(inSchool.filter(({ entree }) => entree !== null).length);
          expect(sum(school.grades)).toBe(school.units);
        }
        expect(sum(count.items)).toBe(
          meals.length + orders.reduce((total, { extras }) => total + extras.length, 0),
        );
        expect(count.allergies.map(({ orderId }) => orderId).sort()).toEqual(
          orders
            .filter(({ strict }) => strict.length > 0)
            .filter(({ entree, extras }) => entree !== null || extras.length > 0)
            .map(({ orderId }) => orderId)
            .sort(),
        );
      }),
    );
  });

  it('the order in which orders come changes no count', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(anyOrder, { selector: ({ orderId }) => orderId, maxLength: 20 })
          .chain((orders) =>
            fc.tuple(
              fc.constant(orders),
              fc.shuffledSubarray(orders, { minLength: orders.length }),
            ),
          ),
        ([orders, shuffled]) => {
          expect(kitchenCount(shuffled)).toEqual(kitchenCount(orders));
        },
      ),
    );
  });
});
