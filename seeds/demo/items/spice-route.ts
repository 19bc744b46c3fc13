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
    picture: 'curry',
    tint: 'peach',
    properties: food(['milk'], { diets: ['halal', 'gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Chickpea curry',
    description: 'Chickpeas simmered with tomato, ginger and coconut.',
    price: 700,
    picture: 'curry',
    tint: 'butter',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Vegetable biryani',
    description: 'Fragrant rice with peas, carrots and cashews.',
    price: 725,
    picture: 'rice',
    tint: 'butter',
    properties: veganFood(['tree_nuts'], { diets: ['gluten_free'], spicy: true }),
  }),
  entree({
    name: 'Paneer naan roll',
    description: 'Grilled paneer and peppers rolled in warm naan.',
    price: 695,
    picture: 'wrap',
    tint: 'rose',
    properties: vegetarianFood(['wheat', 'milk'], { diets: ['halal'] }),
  }),
  entree({
    name: 'Red lentil dal',
    description: 'Soft lentils with cumin and a swirl of spinach.',
    price: 575,
    picture: 'stew',
    tint: 'mint',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [base],
  }),
  entree({
    name: 'Chicken tikka skewers',
    description: 'Two halal chicken skewers from the tandoor with cucumber.',
    price: 825,
    picture: 'poultry',
    tint: 'rose',
    properties: food(['milk'], { diets: ['halal', 'gluten_free'], spicy: true }),
    groups: [base],
  }),
  extra({
    name: 'Mango lassi',
    description: 'Yogurt and mango, blended cold.',
    price: 250,
    picture: 'cup',
    tint: 'butter',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free', 'halal'] }),
  }),
  extra({
    name: 'Cucumber raita',
    description: 'Cool yogurt with cucumber and mint.',
    price: 125,
    picture: 'cucumber',
    tint: 'mint',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free', 'halal'] }),
  }),
];
