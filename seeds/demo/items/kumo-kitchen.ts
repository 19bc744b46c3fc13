import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood } from '../../lib/food.ts';

export const kumoKitchen: Dish[] = [
  entree({
    name: 'Chicken rice bowl',
    description: 'Soy-glazed chicken over rice with carrots, peas and sesame.',
    price: 750,
    picture: 'chicken-rice-bowl',
    tint: 'mint',
    properties: food(['soy', 'sesame'], { diets: ['gluten_free'] }),
    groups: [
      pickOne(
        'Rice',
        choice('White rice'),
        choice('Brown rice', 50),
        choice('No rice, extra greens'),
      ),
      upTo(
        2,
        'Sauce',
        choice('Teriyaki', 0, veganFood(['soy', 'wheat'])),
        choice('Mild chili', 0, veganFood([], { diets: ['gluten_free'] })),
        choice('Peanut sauce', 0, veganFood(['peanuts', 'soy'])),
      ),
    ],
  }),
  entree({
    name: 'Avocado sushi box',
    description: 'Eight avocado and cucumber rolls with a small pot of soy.',
    price: 825,
    picture: 'avocado-sushi-box',
    tint: 'sky',
    properties: veganFood(['soy', 'wheat', 'sesame']),
    capacity: 40,
  }),
  entree({
    name: 'Sesame noodles',
    description: 'Cool wheat noodles in a peanut and sesame sauce, with cucumber.',
    price: 725,
    picture: 'sesame-noodles',
    tint: 'sky',
    properties: veganFood(['wheat', 'soy', 'sesame', 'peanuts']),
  }),
  entree({
    name: 'Chicken ramen',
    description: 'Noodles in a clear chicken broth with corn and half an egg.',
    price: 795,
    picture: 'chicken-ramen',
    tint: 'peach',
    properties: food(['wheat', 'egg', 'soy']),
    groups: [
      pickOne(
        'Noodles',
        choice('Wheat noodles', 0, veganFood(['wheat'])),
        choice('Rice noodles', 50),
      ),
    ],
  }),
  entree({
    name: 'Salmon bento',
    description: 'Baked salmon, rice, broccoli and a tangerine, each in its corner.',
    price: 950,
    picture: 'salmon-bento',
    tint: 'rose',
    properties: food(['fish', 'soy', 'wheat'], { diets: ['halal'] }),
    capacity: 8,
  }),
  entree({
    name: 'Vegetable dumplings',
    description: 'Six steamed dumplings of cabbage, carrot and tofu.',
    price: 675,
    picture: 'vegetable-dumplings',
    tint: 'butter',
    properties: veganFood(['wheat', 'soy', 'sesame']),
  }),
  extra({
    name: 'Edamame',
    description: 'Steamed soybeans in the pod, lightly salted.',
    price: 175,
    picture: 'edamame',
    tint: 'mint',
    properties: veganFood(['soy'], { diets: ['gluten_free'] }),
  }),
  extra({
    name: 'Tangerine',
    description: 'One, easy to peel.',
    price: 90,
    picture: 'tangerine',
    tint: 'peach',
    properties: plain,
  }),
];
