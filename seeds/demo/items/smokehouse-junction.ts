import { choice, type Dish, entree, extra, pickOne } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const side = pickOne(
  'Side',
  choice('Corn on the cob'),
  choice('Coleslaw', 0, vegetarianFood(['egg'], { diets: ['gluten_free'] })),
  choice('Mac and cheese', 100, vegetarianFood(['wheat', 'milk'])),
);

export const smokehouseJunction: Dish[] = [
  entree({
    name: 'Pulled chicken sandwich',
    description: 'Slow-smoked chicken in a mild sauce on a soft bun.',
    price: 750,
    picture: 'pulled-chicken-sandwich',
    tint: 'peach',
    properties: food(['wheat', 'soy']),
    groups: [side],
  }),
  entree({
    name: 'Cheeseburger',
    description: 'A quarter-pound beef patty with American cheese and pickles.',
    price: 795,
    picture: 'cheeseburger',
    tint: 'butter',
    properties: food(['wheat', 'milk']),
    groups: [side],
  }),
  entree({
    name: 'Beef hot dog',
    description: 'All-beef frank in a toasted bun, ketchup on the side.',
    price: 525,
    picture: 'beef-hot-dog',
    tint: 'rose',
    properties: food(['wheat', 'soy']),
  }),
  entree({
    name: 'Mac and cheese',
    description: 'Elbow pasta in a smooth cheddar sauce, crumbs on top.',
    price: 595,
    picture: 'mac-and-cheese',
    tint: 'butter',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  entree({
    name: 'Smoked brisket plate',
    description: 'Sliced brisket with beans. Twelve hours over oak.',
    price: 925,
    picture: 'smoked-brisket-plate',
    tint: 'peach',
    properties: food([], { diets: ['gluten_free'] }),
    groups: [side],
    capacity: 20,
  }),
  entree({
    name: 'Baked potato bar',
    description: 'A big baked potato with beans, chives and broccoli.',
    price: 550,
    picture: 'baked-potato-bar',
    tint: 'mint',
    properties: veganFood([], { diets: ['gluten_free'] }),
    newForWeeks: 0,
  }),
  extra({
    name: 'Corn cup',
    description: 'Sweet corn off the cob with a pinch of salt.',
    price: 125,
    picture: 'corn-cup',
    tint: 'butter',
    properties: plain,
  }),
  extra({
    name: 'Oven fries',
    description: 'Baked, never fried, from whole potatoes.',
    price: 200,
    picture: 'oven-fries',
    tint: 'rose',
    properties: veganFood([], { diets: ['gluten_free'] }),
  }),
];
