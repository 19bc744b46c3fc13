import { choice, type Dish, entree, extra, pickOne } from '../../lib/dish.ts';
import { food, plain, vegetarianFood } from '../../lib/food.ts';

const vegetable = pickOne(
  'Vegetable',
  choice('Green beans'),
  choice('Steamed broccoli'),
  choice('Mashed potato', 50, vegetarianFood(['milk'], { diets: ['gluten_free'] })),
);

export const bluePlate: Dish[] = [
  entree({
    name: 'Roast chicken drumsticks',
    description: 'Two drumsticks, roasted with paprika and lemon.',
    price: 775,
    picture: 'roast-chicken-drumsticks',
    tint: 'peach',
    properties: food([], { diets: ['gluten_free', 'halal'] }),
    groups: [vegetable],
  }),
  entree({
    name: 'Fish sticks',
    description: 'Five cod sticks, baked crisp, with a wedge of lemon.',
    price: 725,
    picture: 'fish-sticks',
    tint: 'sky',
    properties: food(['fish', 'wheat', 'egg']),
    groups: [vegetable],
  }),
  entree({
    name: 'Beef stew',
    description: 'Slow-cooked beef with potatoes, carrots and peas.',
    price: 825,
    picture: 'beef-stew',
    tint: 'rose',
    properties: food([], { diets: ['gluten_free'] }),
  }),
  entree({
    name: 'Chicken noodle soup',
    description: 'The one that grandmothers make, with plenty of noodles.',
    price: 625,
    picture: 'chicken-noodle-soup',
    tint: 'butter',
    properties: food(['wheat', 'egg'], { unverified: ['sesame'] }),
  }),
  entree({
    name: 'Chicken pot pie',
    description: 'Chicken and vegetables under a buttery crust.',
    price: 795,
    picture: 'chicken-pot-pie',
    tint: 'butter',
    properties: food(['wheat', 'milk', 'egg']),
    capacity: 18,
  }),
  entree({
    name: 'Mushroom stroganoff',
    description: 'Mushrooms in a creamy sauce over egg noodles.',
    price: 695,
    picture: 'mushroom-stroganoff',
    tint: 'sky',
    properties: vegetarianFood(['wheat', 'milk', 'egg']),
    newForWeeks: 1,
  }),
  extra({
    name: 'Pear',
    description: 'A small Bartlett, soft and sweet.',
    price: 90,
    picture: 'pear',
    tint: 'mint',
    properties: plain,
  }),
  extra({
    name: 'Vanilla custard',
    description: 'A little cup with caramel at the bottom.',
    price: 195,
    picture: 'vanilla-custard',
    tint: 'butter',
    properties: vegetarianFood(['milk', 'egg'], { diets: ['gluten_free'] }),
  }),
];
