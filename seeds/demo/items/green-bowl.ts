import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const protein = pickOne(
  'Protein',
  choice('Tofu', 0, veganFood(['soy'], { diets: ['gluten_free'] })),
  choice('Grilled chicken', 100, food([], { diets: ['gluten_free', 'halal'] })),
  choice('None'),
);

export const greenBowl: Dish[] = [
  entree({
    name: 'Rainbow grain bowl',
    description: 'Quinoa, beets, carrots, chickpeas and greens.',
    price: 750,
    picture: 'rainbow-grain-bowl',
    tint: 'rose',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [protein],
  }),
  entree({
    name: 'Caesar salad',
    description: 'Romaine, parmesan and croutons with a creamy dressing.',
    price: 675,
    picture: 'caesar-salad',
    tint: 'mint',
    properties: food(['wheat', 'milk', 'egg', 'fish']),
    groups: [protein],
  }),
  entree({
    name: 'Avocado toast',
    description: 'Smashed avocado and tomato on thick whole-grain toast.',
    price: 595,
    picture: 'avocado-toast',
    tint: 'mint',
    properties: veganFood(['wheat']),
    groups: [
      upTo(
        1,
        'Add',
        choice('Boiled egg', 100, vegetarianFood(['egg'], { diets: ['gluten_free'] })),
      ),
    ],
  }),
  entree({
    name: 'Broccoli rice bake',
    description: 'Brown rice and broccoli baked under a little cheddar.',
    price: 625,
    picture: 'broccoli-rice-bake',
    tint: 'butter',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free'] }),
  }),
  entree({
    name: 'Shrimp poke bowl',
    description: 'Poached shrimp, rice, cucumber and mango.',
    price: 895,
    picture: 'shrimp-poke-bowl',
    tint: 'sky',
    properties: food(['crustacean_shellfish', 'soy', 'sesame']),
    capacity: 8,
  }),
  entree({
    name: 'Little veggie box',
    description: 'Cherry tomatoes, cucumber, cheese cubes and crackers to pick at.',
    price: 325,
    picture: 'little-veggie-box',
    tint: 'mint',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  extra({
    name: 'Watermelon cup',
    description: 'Seedless, cut in cubes.',
    price: 150,
    picture: 'watermelon-cup',
    tint: 'rose',
    properties: plain,
  }),
  extra({
    name: 'Blueberries',
    description: 'A small cup of sweet ones.',
    price: 200,
    picture: 'blueberries',
    tint: 'sky',
    properties: plain,
  }),
];
