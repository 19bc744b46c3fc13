import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const crust = pickOne(
  'Slice',
  choice('One slice', 0, vegetarianFood(['wheat', 'milk'])),
  choice('Two slices', 175, vegetarianFood(['wheat', 'milk'])),
);
const pastaTopping = upTo(
  2,
  'On top',
  choice('Parmesan', 0, food(['milk'], { diets: ['gluten_free'] })),
  choice('Meatballs', 150, food(['wheat', 'milk'])),
  choice('Roasted zucchini', 75),
);

export const luigisCorner: Dish[] = [
  entree({
    name: 'Margherita pizza',
    description: 'Stone-baked crust, crushed tomatoes, fresh mozzarella and basil.',
    price: 575,
    picture: 'margherita-pizza',
    tint: 'butter',
    properties: vegetarianFood(['wheat', 'milk']),
    groups: [crust],
  }),
  entree({
    name: 'Turkey pepperoni pizza',
    description: 'Our tomato and mozzarella slice with crisp turkey pepperoni.',
    price: 625,
    picture: 'turkey-pepperoni-pizza',
    tint: 'peach',
    properties: food(['wheat', 'milk']),
    groups: [crust],
  }),
  entree({
    name: 'Spaghetti marinara',
    description: 'Spaghetti in a slow-cooked tomato sauce with a little garlic.',
    price: 600,
    picture: 'spaghetti-marinara',
    tint: 'rose',
    properties: veganFood(['wheat']),
    groups: [pastaTopping],
  }),
  entree({
    name: 'Pesto spaghetti',
    description: 'Basil pesto with parmesan, a squeeze of lemon and green beans.',
    price: 650,
    picture: 'pesto-spaghetti',
    tint: 'mint',
    properties: food(['wheat', 'milk', 'tree_nuts'], {
      diets: ['vegetarian'],
      unverified: ['peanuts'],
    }),
    groups: [pastaTopping],
  }),
  entree({
    name: 'Chicken parmigiana',
    description: 'Breaded chicken baked with tomato and mozzarella, with penne.',
    price: 795,
    picture: 'chicken-parmigiana',
    tint: 'butter',
    properties: food(['wheat', 'egg', 'milk']),
    capacity: 30,
  }),
  entree({
    name: 'Cheese ravioli',
    description: 'Ricotta pillows in tomato cream, baked until the edges turn gold.',
    price: 695,
    picture: 'cheese-ravioli',
    tint: 'peach',
    properties: vegetarianFood(['wheat', 'egg', 'milk']),
  }),
  extra({
    name: 'Apple slices',
    description: 'Crisp Gala apple, sliced this morning.',
    price: 100,
    picture: 'apple-slices',
    tint: 'mint',
    properties: plain,
  }),
  extra({
    name: 'Garlic knot',
    description: 'Soft, warm and brushed with garlic oil.',
    price: 125,
    picture: 'garlic-knot',
    tint: 'butter',
    properties: veganFood(['wheat']),
  }),
];
