import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const salsa = pickOne(
  'Salsa',
  choice('Mild salsa'),
  choice('Hot salsa', 0, veganFood([], { spicy: true, diets: ['gluten_free'] })),
  choice('No salsa'),
);
const toppings = upTo(
  2,
  'Toppings',
  choice('Guacamole', 125),
  choice('Sour cream', 50, vegetarianFood(['milk'], { diets: ['gluten_free'] })),
  choice('Shredded cheese', 50, food(['milk'], { diets: ['vegetarian', 'gluten_free'] })),
);

export const tacoVerde: Dish[] = [
  entree({
    name: 'Two chicken tacos',
    description: 'Corn tortillas, grilled chicken, cotija cheese and lime.',
    price: 725,
    picture: 'two-chicken-tacos',
    tint: 'mint',
    properties: food(['milk'], { diets: ['gluten_free'] }),
    groups: [salsa, toppings],
  }),
  entree({
    name: 'Two black bean tacos',
    description: 'Corn tortillas, smoky black beans, slaw and pickled onion.',
    price: 650,
    picture: 'two-black-bean-tacos',
    tint: 'butter',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [salsa, toppings],
  }),
  entree({
    name: 'Bean burrito',
    description: 'Pinto beans, rice and cheese rolled in a flour tortilla.',
    price: 725,
    picture: 'bean-burrito',
    tint: 'peach',
    properties: vegetarianFood(['wheat', 'milk']),
    groups: [salsa],
  }),
  entree({
    name: 'Chicken burrito',
    description: 'Grilled chicken, rice, beans and pico de gallo, wrapped tight.',
    price: 795,
    picture: 'chicken-burrito',
    tint: 'butter',
    properties: food(['wheat']),
    groups: [salsa, toppings],
  }),
  entree({
    name: 'Cheese quesadilla',
    description: 'Melted Monterey Jack in a toasted tortilla, cut in four.',
    price: 550,
    picture: 'cheese-quesadilla',
    tint: 'butter',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  entree({
    name: 'Chicken tamales',
    description: 'Two steamed corn tamales with chicken and green chile.',
    price: 775,
    picture: 'chicken-tamales',
    tint: 'mint',
    properties: food([], { diets: ['gluten_free'], spicy: true }),
    capacity: 16,
    newForWeeks: 2,
  }),
  extra({
    name: 'Chips and salsa',
    description: 'Corn chips with a cup of mild tomato salsa.',
    price: 150,
    picture: 'chips-and-salsa',
    tint: 'rose',
    properties: plain,
  }),
  extra({
    name: 'Milk',
    description: 'A half pint, one percent, from a dairy down the road.',
    price: 75,
    picture: 'milk',
    tint: 'sky',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free'] }),
  }),
];
