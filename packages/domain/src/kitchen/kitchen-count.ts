import { type Conflict, PROPERTIES, type Property } from '../allergy/index.ts';

/** One order as far as one kitchen makes it: parts that another kitchen makes are left out. */
export interface KitchenOrder {
  readonly orderId: number;
  readonly luncher: string;
  /** Properties that the child avoids strictly. */
  readonly strict: readonly Property[];
  /** The reason why the child must not be served it, by the present facts about the food. */
  readonly notSafe: Conflict | undefined;
  readonly school: { readonly id: number; readonly name: string; readonly abbreviation: string };
  readonly grade: { readonly id: number; readonly label: string; readonly position: number };
  /** Null when this kitchen makes only extras of the order. */
  readonly entree: { readonly id: number; readonly name: string } | null;
  /** The options of the entree, in the order in which the item offers them. */
  readonly options: readonly KitchenOption[];
  readonly extras: readonly { readonly id: number; readonly name: string }[];
}

export interface KitchenOption {
  readonly id: number;
  readonly name: string;
  readonly group: string;
}

export interface KitchenCount {
  readonly totalMeals: number;
  readonly items: readonly ItemCount[];
  /** Meals by school and grade; one that gets nothing but extras is there with none. */
  readonly schools: readonly SchoolCount[];
  readonly allergies: readonly AllergyMeal[];
}

export interface ItemCount {
  readonly itemId: number;
  readonly name: string;
  readonly isExtra: boolean;
  readonly units: number;
  readonly variants: readonly VariantCount[];
  readonly options: readonly (KitchenOption & { readonly units: number })[];
  readonly schools: readonly SchoolCount[];
}

export interface VariantCount {
  readonly options: readonly string[];
  readonly units: number;
  readonly strictAllergies: readonly { readonly property: Property; readonly units: number }[];
}

export interface SchoolCount {
  readonly id: number;
  readonly name: string;
  readonly abbreviation: string;
  readonly units: number;
  readonly grades: readonly {
    readonly id: number;
    readonly label: string;
    readonly units: number;
  }[];
}

export interface AllergyMeal {
  readonly orderId: number;
  readonly luncher: string;
  readonly school: string;
  readonly grade: string;
  readonly item: string;
  /** Another kitchen makes the meal. */
  readonly onlyExtras: boolean;
  readonly options: readonly string[];
  readonly extras: readonly string[];
  readonly strict: readonly Property[];
  readonly notSafe: Conflict | undefined;
}

/** One unit to make: an entree with its options, or an extra. */
interface Unit {
  readonly item: { readonly id: number; readonly name: string };
  readonly isExtra: boolean;
  readonly options: readonly KitchenOption[];
  readonly order: KitchenOrder;
}

/**
 * Counts the units that a kitchen makes for a day. Every unit is counted once in each of the views, so that
 * the variants, the schools and the grades of an item each add up to its units.
 */
export function kitchenCount(orders: readonly KitchenOrder[]): KitchenCount {
  const units = orders.flatMap(unitsOf);
  // An item that has become an extra since it was ordered still counts as a meal.
  const byItem = groupBy(units, ({ item, isExtra }) => `${isExtra}:${item.id}`);
  const items = byItem.map(countItem).sort(mealsFirst);
  return {
    totalMeals: sum(items.filter(({ isExtra }) => !isExtra)),
    items,
    schools: countSchools(orders, ({ entree }) => entree !== null),
    allergies: orders
      .filter(({ strict }) => strict.length > 0)
      .sort((a, b) => unsafeFirst(a, b) || bySchoolGradeAndName(a, b))
      .flatMap(allergyMeal),
  };
}

function unitsOf(order: KitchenOrder): Unit[] {
  const { entree, extras, options } = order;
  return [
    ...(entree ? [{ item: entree, isExtra: false, options, order }] : []),
    ...extras.map((item) => ({ item, isExtra: true, options: [], order })),
  ];
}

function countItem(units: Group<Unit>): ItemCount {
  const [{ item, isExtra }] = units;
  return {
    itemId: item.id,
    name: item.name,
    isExtra,
    units: units.length,
    variants: groupBy(units, ({ options }) => options.map(({ id }) => id).join())
      .map(countVariant)
      .sort((a, b) => b.units - a.units || compareText(a.options.join(), b.options.join())),
    options: countOptions(units),
    schools: countSchools(
      units.map(({ order }) => order),
      () => true,
    ),
  };
}

function countVariant(units: Group<Unit>): VariantCount {
  const [{ options }] = units;
  return {
    options: options.map(({ name }) => name),
    units: units.length,
    strictAllergies: PROPERTIES.map((property) => ({
      property,
      units: units.filter(({ order }) => order.strict.includes(property)).length,
    })).filter((allergy) => allergy.units > 0),
  };
}

function countOptions(units: Group<Unit>): ItemCount['options'] {
  return groupBy(
    units.flatMap(({ options }) => options),
    ({ id }) => id,
  )
    .map((chosen) => ({ ...chosen[0], units: chosen.length }))
    .sort(
      (a, b) => compareText(a.group, b.group) || b.units - a.units || compareText(a.name, b.name),
    );
}

/** Counts the orders that `isUnit` accepts; a school without one is listed with none. */
function countSchools(
  orders: readonly KitchenOrder[],
  isUnit: (order: KitchenOrder) => boolean,
): SchoolCount[] {
  return groupBy(orders, ({ school }) => school.id)
    .map((ofSchool) => ({
      ...ofSchool[0].school,
      units: ofSchool.filter(isUnit).length,
      grades: groupBy(ofSchool, ({ grade }) => grade.id)
        .sort(([{ grade: a }], [{ grade: b }]) => a.position - b.position || a.id - b.id)
        .map((ofGrade) => ({
          id: ofGrade[0].grade.id,
          label: ofGrade[0].grade.label,
          units: ofGrade.filter(isUnit).length,
        })),
    }))
    .sort((a, b) => compareText(a.name, b.name) || a.id - b.id);
}

function allergyMeal(order: KitchenOrder): AllergyMeal[] {
  // An order whose meal another kitchen makes has only its extras here, so the first extra takes
  // the place of the meal.
  const [first, ...others] = order.entree ? [order.entree, ...order.extras] : order.extras;
  if (first === undefined) return [];
  return [
    {
      orderId: order.orderId,
      luncher: order.luncher,
      school: order.school.name,
      grade: order.grade.label,
      item: first.name,
      onlyExtras: order.entree === null,
      options: order.options.map(({ name }) => name),
      extras: others.map(({ name }) => name),
      strict: order.strict,
      notSafe: order.notSafe,
    },
  ];
}

type Group<Value> = readonly [Value, ...Value[]];

function groupBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string | number,
): Group<Value>[] {
  const groups = new Map<string | number, [Value, ...Value[]]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return [...groups.values()];
}

const sum = (counted: readonly { readonly units: number }[]): number =>
  counted.reduce((total, { units }) => total + units, 0);

const collator = new Intl.Collator('en', { numeric: true });
const compareText = (a: string, b: string): number => collator.compare(a, b);

const mealsFirst = (a: ItemCount, b: ItemCount): number =>
  Number(a.isExtra) - Number(b.isExtra) ||
  b.units - a.units ||
  compareText(a.name, b.name) ||
  a.itemId - b.itemId;

const unsafeFirst = (a: KitchenOrder, b: KitchenOrder): number =>
  Number(b.notSafe !== undefined) - Number(a.notSafe !== undefined);

const bySchoolGradeAndName = (a: KitchenOrder, b: KitchenOrder): number =>
  compareText(a.school.name, b.school.name) ||
  a.school.id - b.school.id ||
  a.grade.position - b.grade.position ||
  a.grade.id - b.grade.id ||
  compareText(a.luncher, b.luncher) ||
  a.orderId - b.orderId;
