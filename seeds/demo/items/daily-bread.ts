import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const bread = pickOne(
  'Bread',
  choice('Whole wheat', 0, veganFood(['wheat'])),
  choice('Sourdough', 0, veganFood(['wheat'])),
  choice('Gluten-free roll', 100, food(['egg'], { diets: ['vegetarian', 'gluten_free'] })),
);
const cheese = upTo(
  1,
  'Cheese',
  choice('Cheddar', 0, food(['milk'], { diets: ['vegetarian', 'gluten_free'] })),
  choice('Swiss', 0, food(['milk'], { diets: ['vegetarian', 'gluten_free'] })),
);
const roll = pickOne(
  'Roll',
  choice('Seeded roll', 0, veganFood(['wheat', 'sesame'])),
  choice('Plain roll', 0, veganFood(['wheat'])),
  choice('No roll'),
);

export const dailyBread: Dish[] = [
  entree({
    name: 'Turkey sandwich',
    description: 'Roast turkey, lettuce and tomato on bread baked this morning.',
    price: 595,
    picture: 'turkey-sandwich',
    tint: 'peach',
    properties: food(['wheat', 'milk']),
    groups: [bread, cheese],
  }),
  entree({
    name: 'Egg salad sandwich',
    description: 'Creamy egg salad with chives and crunchy celery.',
    price: 550,
    picture: 'egg-salad-sandwich',
    tint: 'butter',
    properties: vegetarianFood(['egg']),
    groups: [bread],
  }),
  entree({
    name: 'Pumpkin soup',
    description: 'Roasted pumpkin and carrot, blended smooth with coconut milk.',
    price: 625,
    picture: 'pumpkin-soup',
    tint: 'peach',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [roll],
    capacity: 24,
  }),
  entree({
    name: 'Tomato soup and grilled cheese',
    description: 'Half a grilled cheese to dip into a cup of tomato soup.',
    price: 675,
    picture: 'tomato-soup-and-grilled-cheese',
    tint: 'rose',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  entree({
    name: 'Garden salad with egg',
    description: 'Crisp lettuce, cucumber, sweet corn and a hard-boiled egg.',
    price: 625,
    picture: 'garden-salad-with-egg',
    tint: 'mint',
    properties: vegetarianFood(['egg'], { diets: ['gluten_free'] }),
    groups: [
      pickOne(
        'Dressing',
        choice('Olive oil and lemon'),
        choice('Ranch', 0, vegetarianFood(['milk', 'egg'])),
        choice('No dressing'),
      ),
    ],
  }),
  entree({
    name: 'Sunflower butter and jam',
    description: 'Sunflower seed butter and strawberry jam. No nuts in our kitchen.',
    price: 425,
    picture: 'sunflower-butter-and-jam',
    tint: 'rose',
    properties: veganFood(['wheat']),
  }),
  extra({
    name: 'Banana',
    description: 'Ripe, whole and ready.',
    price: 75,
    picture: 'banana',
    tint: 'butter',
    properties: plain,
  }),
  extra({
    name: 'Oat cookie',
    description: 'Chewy, with raisins and a little cinnamon.',
    price: 150,
    picture: 'oat-cookie',
    tint: 'peach',
    properties: vegetarianFood(['wheat', 'egg', 'milk'], { unverified: ['peanuts', 'tree_nuts'] }),
  }),
];
