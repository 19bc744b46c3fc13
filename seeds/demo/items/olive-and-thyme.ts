import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const sides = upTo(
  2,
  'Extra scoop',
  choice('Extra hummus', 75, veganFood(['sesame'], { diets: ['gluten_free'] })),
  choice('Tzatziki', 75, vegetarianFood(['milk'], { diets: ['gluten_free'] })),
  choice('Tabbouleh', 75, veganFood(['wheat'])),
);

export const oliveAndThyme: Dish[] = [
  entree({
    name: 'Falafel wrap',
    description: 'Warm falafel, hummus, cucumber and tomato in soft pita.',
    price: 675,
    picture: 'falafel-wrap',
    tint: 'mint',
    properties: veganFood(['wheat', 'sesame']),
    groups: [sides],
  }),
  entree({
    name: 'Falafel plate',
    description: 'Five falafel with hummus, rice and chopped salad.',
    price: 700,
    picture: 'falafel-plate',
    tint: 'mint',
    properties: veganFood(['sesame'], { diets: ['gluten_free'] }),
    groups: [sides],
  }),
  entree({
    name: 'Cheesy flatbread',
    description: 'Blistered flatbread with mozzarella, oregano and olive oil.',
    price: 650,
    picture: 'cheesy-flatbread',
    tint: 'butter',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  entree({
    name: 'Chicken shawarma wrap',
    description: 'Halal chicken, pickles and garlic yogurt rolled in pita.',
    price: 795,
    picture: 'chicken-shawarma-wrap',
    tint: 'peach',
    properties: food(['wheat', 'milk'], { diets: ['halal'] }),
  }),
  entree({
    name: 'Greek salad',
    description: 'Tomato, cucumber, olives and feta with a lemon dressing.',
    price: 650,
    picture: 'greek-salad',
    tint: 'sky',
    properties: vegetarianFood(['milk'], { diets: ['gluten_free'] }),
    groups: [pickOne('Pita', choice('With pita', 0, veganFood(['wheat'])), choice('Without pita'))],
  }),
  entree({
    name: 'Lamb kofta and rice',
    description: 'Grilled halal lamb kofta over rice with roasted peppers.',
    price: 875,
    picture: 'lamb-kofta-and-rice',
    tint: 'rose',
    properties: food([], { diets: ['halal', 'gluten_free'] }),
    capacity: 12,
    newForWeeks: 2,
  }),
  extra({
    name: 'Carrots and hummus',
    description: 'Carrot sticks with a cup of our own hummus.',
    price: 175,
    picture: 'carrots-and-hummus',
    tint: 'mint',
    properties: veganFood(['sesame'], { diets: ['gluten_free'] }),
  }),
  extra({
    name: 'Grapes',
    description: 'A cup of seedless red grapes.',
    price: 125,
    picture: 'grapes',
    tint: 'rose',
    properties: plain,
  }),
];
