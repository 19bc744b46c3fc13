import { addDays } from '@yay/domain/calendar';
import { stepPrice } from '@yay/domain/catalog';
import type { Instant } from '@yay/domain/time';
import { toIso } from '@yay/domain/time';
import type { catalogueOf } from '../lib/catalogue.ts';
import type { Row } from '../lib/insert-rows.ts';
import { signInId } from './staff.ts';
import type { weeksAround } from './weeks.ts';

type Items = ReturnType<typeof catalogueOf>;

/** Tags by what stands in the name of an item. */
const TAGS: readonly (readonly [string, RegExp])[] = [
  ['Comfort food', /mac|pizza|burger|quesadilla|lasagna|hot dog|potato/i],
  ['Breakfast', /pancake|waffle|toast|breakfast|egg|oat/i],
  ['Noodles', /noodle|pasta|ravioli|spaghetti|ramen|pho/i],
  ['Soup', /soup|stew|chili|curry/i],
  ['Fresh', /salad|fruit|apple|berr|banana|carrot|veg/i],
  ['Wraps and tacos', /wrap|taco|burrito|roll/i],
];

export const termRows = (now: Instant): Row[] =>
  TAGS.map(([name], at) => ({ id: at + 1, name, created_at: toIso(now) }));

export const itemTermRows = (items: Items): Row[] =>
  items.flatMap(({ id, name }) =>
    TAGS.flatMap(([, words], at) => (words.test(name) ? [{ item_id: id, term_id: at + 1 }] : [])),
  );

/** Dishes on no menu: two that nobody has finished, each with something to look at, and one that is over. */
export const draftItemRows = (items: Items, now: Instant): Row[] =>
  DRAFTS.map(({ isOver, ...draft }, at) => ({
    ...draft,
    id: items.length + 1 + at,
    description: '',
    price_type: 'Vendor',
    is_units: false,
    total_units: 1,
    daily_capacity: null,
    is_extra: false,
    preorder: true,
    farthest_start_date: null,
    tint: 'mint',
    properties: {},
    created_at: toIso((now - 90 * DAY_MS) as Instant),
    archived_at: isOver ? toIso((now - 30 * DAY_MS) as Instant) : null,
  }));

const DAY_MS = 86_400_000;
const DRAFTS = [
  {
    vendor_id: 1,
    name: 'Harvest grain bowl',
    name_es: 'Tazón de granos de la cosecha',
    internal_name: 'Draft, autumn',
    price_cents: 695,
    price_to_vendor_cents: 475,
    picture: '',
    isOver: false,
  },
  {
    vendor_id: 2,
    name: 'Roast of the day',
    name_es: 'Asado del día',
    internal_name: 'Draft, price to be agreed',
    price_cents: 595,
    price_to_vendor_cents: 640,
    picture: '',
    isOver: false,
  },
  {
    vendor_id: 3,
    name: 'Gazpacho cup',
    name_es: 'Vaso de gazpacho',
    internal_name: 'Summer only',
    price_cents: 525,
    price_to_vendor_cents: 355,
    picture: '/food/gazpacho-cup.svg',
    isOver: true,
  },
] as const;

const UPDATE = 1;

/** One scheduled price update: five percent more for one vendor's entrees, three weeks from now. */
export const priceUpdateRows = (
  { thisMonday }: ReturnType<typeof weeksAround>,
  now: Instant,
): Row[] => [
  {
    id: UPDATE,
    name: 'New year, new prices',
    state: 'scheduled',
    effective_on: addDays(thisMonday, 21),
    source: { kind: 'rule' },
    actor_id: signInId('superadmin@demo.test'),
    created_at: toIso(now),
  },
];

export const priceUpdateLineRows = (items: Items): Row[] =>
  items
    .filter(({ vendorId, extra }) => vendorId === 1 && !extra)
    .map((item) => ({
      price_update_id: UPDATE,
      item_id: item.id,
      price_before_cents: item.price,
      vendor_before_cents: item.toVendor,
      price_cents: stepPrice(item.price, { unit: 'percent', value: 5 }, 'to_25'),
      price_to_vendor_cents: item.toVendor,
    }))
    .filter((line) => line.price_cents !== line.price_before_cents);
