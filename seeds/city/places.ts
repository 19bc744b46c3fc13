import type { Dish } from '../lib/dish.ts';
import {
  CENTRAL,
  type DescribedSchool,
  EASTERN,
  gradesFrom,
  KINDERGARTEN,
  type School,
  schoolsOf,
} from '../lib/places.ts';
import type { Random } from '../lib/random.ts';

const TREES =
  `Alder Ash Aspen Beech Birch Cedar Cherry Chestnut Cypress Dogwood Elm Fir Hawthorn Hazel
  Hemlock Hickory Holly Juniper Larch Laurel Linden Locust Magnolia Mulberry Myrtle Oak Olive Pecan
  Pine Poplar Redwood Rowan Sequoia Spruce Sumac Sycamore Tamarack Walnut Willow Yew`.split(/\s+/);
const PLACES = ['Grove', 'Hill', 'Creek', 'Valley', 'Ridge', 'Park', 'Lake', 'Meadow'];
const KINDS = [
  { kind: 'Elementary', lower: [KINDERGARTEN, ...gradesFrom(1, 2)], upper: gradesFrom(3, 5) },
  { kind: 'Middle', lower: gradesFrom(6, 6), upper: gradesFrom(7, 8) },
  { kind: 'Academy', lower: [KINDERGARTEN, ...gradesFrom(1, 4)], upper: gradesFrom(5, 8) },
];
const VENDORS_PER_SCHOOL = 7;

export type CityVendor = { id: number; code: string; name: string; kitchen: string };

/** A kitchen of the demo for every four schools, the same ones in many branches. */
export function cityVendors(
  schools: number,
  kitchens: readonly { code: string; name: string }[],
): CityVendor[] {
  const count = Math.max(kitchens.length, Math.ceil(schools / 4));
  return Array.from({ length: count }, (_, index) => {
    const { code: kitchen, name } = kitchens[index % kitchens.length] ?? {
      code: 'K',
      name: 'Kitchen',
    };
    const branch = Math.floor(index / kitchens.length) + 1;
    return { id: index + 1, code: `${kitchen}${branch}`, name: `${name} ${branch}`, kitchen };
  });
}

/** Returns the dishes of the demo's kitchens, in quantities for a city. */
export function cityDishes(
  vendors: readonly CityVendor[],
  dishes: Readonly<Record<string, readonly Dish[]>>,
): Record<string, Dish[]> {
  const scaled = ({ capacity, ...dish }: Dish): Dish => ({
    ...dish,
    newForWeeks: null,
    capacity: capacity === null ? null : capacity * 30,
  });
  return Object.fromEntries(
    vendors.map(({ code, kitchen }) => [code, (dishes[kitchen] ?? []).map(scaled)]),
  );
}

export function citySchools(
  count: number,
  vendors: readonly CityVendor[],
  random: Random,
): School[] {
  const described = Array.from({ length: count }, (_, index): DescribedSchool => {
    const tree = TREES[index % TREES.length] ?? 'Elm';
    const round = Math.floor(index / TREES.length);
    const place = PLACES[round % PLACES.length] ?? 'Hill';
    const again = Math.floor(round / PLACES.length);
    const { kind, lower, upper } = random.pick(KINDS);
    return {
      market: index % 5 < 3 ? EASTERN : CENTRAL,
      name: `${tree} ${place} ${kind}${again > 0 ? ` ${again + 1}` : ''}`,
      abbreviation: `C${String(index + 1).padStart(3, '0')}`,
      city: `${place}town`,
      lower,
      upper,
      menuChangesIn: random.between(1, 4),
      vendors: random.some(vendors, VENDORS_PER_SCHOOL).map(({ code }) => code),
    };
  });
  return schoolsOf(described);
}

export function cityVendorRows(vendors: readonly CityVendor[]) {
  return vendors.map(({ id, code, name }) => ({
    id,
    display_name: name,
    branch_name: '',
    vendor_code: code,
    short_name: code,
    contacts: [{ email: `kitchen@${code.toLowerCase()}.example` }],
    is_high_volume: false,
  }));
}
