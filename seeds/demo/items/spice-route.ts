import { choice, type Dish, entree, extra, pickOne } from '../../lib/dish.ts';
import { food, veganFood, vegetarianFood } from '../../lib/food.ts';

const base = pickOne(
  'With',
  choice('Basmati rice'),
  choice('Naan', 0, vegetarianFood(['wheat', 'milk'])),
);

export const spiceRoute: Dish[] = [
  entree({
    name: 'Butter chicken',
    description: 'Mild tomato and cream curry with tender halal chicken.',
    price: 850,
    picture: 'butter-chicken',
    tint: 'peach',
    properties: food(['milk'], { diets: ['halal', 'gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Chickpea curry',
    description: 'Chickpeas simmered with tomato, ginger and coconut.',
    price: 700,
    picture: 'chickpea-curry',
    tint: 'butter',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Vegetable biryani',
    description: 'Fragrant rice with peas, carrots and cashews.',
    price: 725,
    picture: 'vegetable-biryani',
    tint: 'butter',
    properties: veganFood(['tree_nuts'], { diets: ['gluten_free'], spicy: true }),
  }),
  entree({
    name: 'Paneer naan roll',
    description: 'Grilled paneer and peppers rolled in warm naan.',
    price: 695,
    picture: 'paneer-naan-roll',
    tint: 'rose',
    properties: vegetarianFood(['wheat', 'milk'], { diets: ['halal'] }),
  }),
  entree({
    name: 'Red lentil dal',
    description: 'Soft lentils with cumin and a swirl of spinach.',
    price: 575,
    picture: 'red-lentil-dal',
    tint: 'mint',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Chicken tikka skewers',
    description: 'Two halal chicken skewers from the tandoor with cucumber.',
    price: 825,
    picture: 'chicken-tikka-skewers',
    tint: 'rose',
    properties: food(['milk'], { diets: ['halal', 'gluten_free'], spicy: true }),
    groups: [base],
  }),
  extra({
    name: 'Mango lassi',
    description: 'Yogurt and mango, blended cold.',
    price: 250,
    picture: 'mango-lassi',
    tint: 'butter',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free', 'halal'] }),
  }),
  extra({
    name: 'Cucumber raita',
    description: 'Cool yogurt with cucumber and mint.',
    price: 125,
    picture: 'cucumber-raita',
    tint: 'mint',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free', 'halal'] }),
  }),
];
