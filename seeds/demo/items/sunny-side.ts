import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const topping = upTo(
  2,
  'On top',
  choice('Maple syrup'),
  choice('Berries', 100),
  choice('Whipped cream', 50, vegetarianFood(['milk'], { diets: ['gluten_free'] })),
);

export const sunnySide: Dish[] = [
  entree({
    name: 'Buttermilk pancakes',
    description: 'A short stack of three, for lunch because why not.',
    price: 525,
    picture: 'buttermilk-pancakes',
    tint: 'butter',
    properties: vegetarianFood(['wheat', 'egg', 'milk']),
    groups: [topping],
  }),
  entree({
    name: 'Cinnamon waffle',
    description: 'One big waffle with cinnamon apples on the side.',
    price: 550,
    picture: 'cinnamon-waffle',
    tint: 'peach',
    properties: vegetarianFood(['wheat', 'egg', 'milk'], { unverified: ['soy'] }),
    groups: [topping],
    capacity: 10,
  }),
  entree({
    name: 'Egg and cheese bagel',
    description: 'Scrambled egg and cheddar on a toasted plain bagel.',
    price: 595,
    picture: 'egg-and-cheese-bagel',
    tint: 'sky',
    properties: vegetarianFood(['wheat', 'egg', 'milk']),
  }),
  entree({
    name: 'Breakfast burrito',
    description: 'Egg, potato and cheese in a flour tortilla.',
    price: 695,
    picture: 'breakfast-burrito',
    tint: 'rose',
    properties: vegetarianFood(['wheat', 'egg', 'milk']),
    groups: [upTo(1, 'Add', choice('Turkey sausage', 125, food([], { diets: ['gluten_free'] })))],
  }),
  entree({
    name: 'Oatmeal bowl',
    description: 'Warm oats with apple, raisins and brown sugar.',
    price: 375,
    picture: 'oatmeal-bowl',
    tint: 'mint',
    properties: veganFood([], { unverified: ['gluten_free'] }),
    groups: [pickOne('Made with', choice('Water'), choice('Milk', 0, vegetarianFood(['milk'])))],
  }),
  entree({
    name: 'Ham and cheese croissant',
    description: 'Flaky butter croissant with smoked ham and Swiss.',
    price: 675,
    picture: 'ham-and-cheese-croissant',
    tint: 'butter',
    properties: food(['wheat', 'egg', 'milk']),
    newForWeeks: 0,
  }),
  extra({
    name: 'Strawberries',
    description: 'A cup, washed and hulled.',
    price: 175,
    picture: 'strawberries',
    tint: 'rose',
    properties: plain,
    capacity: 60,
  }),
  extra({
    name: 'Chocolate milk',
    description: 'A half pint, low in fat.',
    price: 100,
    picture: 'chocolate-milk',
    tint: 'sky',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free'] }),
  }),
];
