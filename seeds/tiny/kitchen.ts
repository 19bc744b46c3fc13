import type { Properties } from '@yay/domain/allergy';
import { food, plain, veganFood, vegetarianFood } from '../lib/food.ts';
import type { Row } from '../lib/insert-rows.ts';
import { TINY } from './ids.ts';

const { items, options, optionGroups, vendors } = TINY;

type Given = {
  id: number;
  name: string;
  price: number;
  properties: Properties;
  vendor?: number;
  picture?: string;
  capacity?: number;
  extra?: boolean;
};

const item = (given: Given): Row => ({
  id: given.id,
  vendor_id: given.vendor ?? vendors.north,
  name: given.name,
  internal_name: given.name,
  description: '',
  price_cents: given.price,
  price_to_vendor_cents: given.price - 100,
  price_type: 'Vendor',
  is_units: false,
  total_units: 1,
  daily_capacity: given.capacity ?? null,
  is_extra: given.extra ?? false,
  preorder: true,
  picture: `/food/${given.picture ?? 'garden-salad-with-egg'}.svg`,
  tint: 'mint',
  properties: given.properties,
});

export const itemRows: Row[] = [
  item({
    id: items.pizza,
    name: 'Pizza',
    price: 500,
    properties: vegetarianFood(['wheat', 'milk']),
    picture: 'turkey-pepperoni-pizza',
  }),
  item({
    id: items.bowl,
    name: 'Rice bowl',
    price: 600,
    properties: plain,
    picture: 'chicken-rice-bowl',
  }),
  item({
    id: items.peanutNoodles,
    name: 'Peanut noodles',
    price: 700,
    properties: veganFood(['wheat', 'soy', 'peanuts']),
    picture: 'chicken-ramen',
  }),
  item({
    id: items.mysteryStew,
    name: 'Mystery stew',
    price: 650,
    properties: food([], { unverified: ['peanuts'] }),
    vendor: vendors.south,
    picture: 'beef-stew',
  }),
  item({
    id: items.lastSushi,
    name: 'Last sushi',
    price: 800,
    properties: veganFood(['soy']),
    vendor: vendors.south,
    picture: 'avocado-sushi-box',
    capacity: 1,
  }),
  item({
    id: items.offMenuSalad,
    name: 'Off-menu salad',
    price: 550,
    properties: plain,
    vendor: vendors.south,
  }),
  item({
    id: items.apple,
    name: 'Apple',
    price: 100,
    properties: plain,
    picture: 'apple',
    extra: true,
  }),
  item({
    id: items.peanutBar,
    name: 'Peanut bar',
    price: 150,
    properties: veganFood(['peanuts']),
    vendor: vendors.south,
    picture: 'oat-cookie',
    extra: true,
  }),
];

export const optionGroupRows: Row[] = [
  { id: optionGroups.slice, item_id: items.pizza, name: 'Slice', min_choices: 1, max_choices: 1 },
  { id: optionGroups.sauce, item_id: items.bowl, name: 'Sauce', min_choices: 0, max_choices: 2 },
].map((row) => ({ ...row, position: 0 }));

const option = (
  id: number,
  group: number,
  name: string,
  price: number,
  properties: Properties,
) => ({
  id,
  option_group_id: group,
  name,
  price_cents: price,
  properties,
  position: id,
});

const slice = vegetarianFood(['wheat', 'milk']);
export const optionRows: Row[] = [
  option(options.oneSlice, optionGroups.slice, 'One slice', 0, slice),
  option(options.twoSlices, optionGroups.slice, 'Two slices', 150, slice),
  option(options.teriyaki, optionGroups.sauce, 'Teriyaki', 0, veganFood(['soy', 'wheat'])),
  option(options.mildChili, optionGroups.sauce, 'Mild chili', 25, plain),
  option(options.peanutSauce, optionGroups.sauce, 'Peanut sauce', 0, veganFood(['peanuts'])),
];

export const menuItemRows: Row[] = Object.values(TINY.menus).flatMap((menu) =>
  Object.values(items)
    .filter((id) => id !== items.offMenuSalad)
    .map((id) => ({ menu_id: menu, item_id: id, weight: 1 })),
);
