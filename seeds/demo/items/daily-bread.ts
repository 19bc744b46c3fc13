import { choice, type Dish, entree, extra, pickOne, upTo } from '../../lib/dish.ts';
import { food, plain, veganFood, vegetarianFood } from '../../lib/food.ts';

const bread = pickOne(
  ['Bread', 'Pan'],
  choice(['Whole wheat', 'Integral'], 0, veganFood(['wheat'])),
  choice(['Sourdough', 'De masa madre'], 0, veganFood(['wheat'])),
  choice(
    ['Gluten-free roll', 'Panecillo sin gluten'],
    100,
    food(['egg'], { diets: ['vegetarian', 'gluten_free'] }),
  ),
);
const cheese = upTo(
  1,
  ['Cheese', 'Queso'],
  choice(['Cheddar', 'Cheddar'], 0, food(['milk'], { diets: ['vegetarian', 'gluten_free'] })),
  choice(['Swiss', 'Suizo'], 0, food(['milk'], { diets: ['vegetarian', 'gluten_free'] })),
);
const roll = pickOne(
  ['Roll', 'Panecillo'],
  choice(['Seeded roll', 'Panecillo con semillas'], 0, veganFood(['wheat', 'sesame'])),
  choice(['Plain roll', 'Panecillo sencillo'], 0, veganFood(['wheat'])),
  choice(['No roll', 'Sin panecillo']),
);

export const dailyBread: Dish[] = [
  entree({
    name: 'Turkey sandwich',
    nameEs: 'Sándwich de pavo',
    description: 'Roast turkey, lettuce and tomato on bread baked this morning.',
    descriptionEs: 'Pavo rostizado, lechuga y tomate en pan horneado esta mañana.',
    price: 595,
    picture: 'turkey-sandwich',
    tint: 'peach',
    properties: food(['wheat', 'milk']),
    groups: [bread, cheese],
  }),
  entree({
    name: 'Egg salad sandwich',
    nameEs: 'Sándwich de ensalada de huevo',
    description: 'Creamy egg salad with chives and crunchy celery.',
    descriptionEs: 'Ensalada cremosa de huevo con cebollín y apio crujiente.',
    price: 550,
    picture: 'egg-salad-sandwich',
    tint: 'butter',
    properties: vegetarianFood(['egg']),
    groups: [bread],
  }),
  entree({
    name: 'Pumpkin soup',
    nameEs: 'Crema de calabaza',
    description: 'Roasted pumpkin and carrot, blended smooth with coconut milk.',
    descriptionEs: 'Calabaza y zanahoria asadas, licuadas con leche de coco.',
    price: 625,
    picture: 'pumpkin-soup',
    tint: 'peach',
    properties: veganFood([], { diets: ['gluten_free'] }),
    groups: [roll],
    capacity: 24,
  }),
  entree({
    name: 'Tomato soup and grilled cheese',
    nameEs: 'Sopa de tomate y sándwich de queso',
    description: 'Half a grilled cheese to dip into a cup of tomato soup.',
    descriptionEs: 'Medio sándwich de queso a la plancha para mojar en una taza de sopa de tomate.',
    price: 675,
    picture: 'tomato-soup-and-grilled-cheese',
    tint: 'rose',
    properties: vegetarianFood(['wheat', 'milk']),
  }),
  entree({
    name: 'Garden salad with egg',
    nameEs: 'Ensalada de la huerta con huevo',
    description: 'Crisp lettuce, cucumber, sweet corn and a hard-boiled egg.',
    descriptionEs: 'Lechuga crujiente, pepino, maíz dulce y un huevo duro.',
    price: 625,
    picture: 'garden-salad-with-egg',
    tint: 'mint',
    properties: vegetarianFood(['egg'], { diets: ['gluten_free'] }),
    groups: [
      pickOne(
        ['Dressing', 'Aderezo'],
        choice(['Olive oil and lemon', 'Aceite de oliva y limón']),
        choice(['Ranch', 'Ranch'], 0, vegetarianFood(['milk', 'egg'])),
        choice(['No dressing', 'Sin aderezo']),
      ),
    ],
  }),
  entree({
    name: 'Sunflower butter and jam',
    nameEs: 'Crema de girasol y mermelada',
    description: 'Sunflower seed butter and strawberry jam. No nuts in our kitchen.',
    descriptionEs:
      'Crema de semillas de girasol y mermelada de fresa. Sin nueces en nuestra cocina.',
    price: 425,
    picture: 'sunflower-butter-and-jam',
    tint: 'rose',
    properties: veganFood(['wheat']),
  }),
  extra({
    name: 'Banana',
    nameEs: 'Plátano',
    description: 'Ripe, whole and ready.',
    descriptionEs: 'Maduro, entero y listo para comer.',
    price: 75,
    picture: 'banana',
    tint: 'butter',
    properties: plain,
  }),
  extra({
    name: 'Oat cookie',
    nameEs: 'Galleta de avena',
    description: 'Chewy, with raisins and a little cinnamon.',
    descriptionEs: 'Suave, con pasas y un poco de canela.',
    price: 150,
    picture: 'oat-cookie',
    tint: 'peach',
    properties: vegetarianFood(['wheat', 'egg', 'milk'], { unverified: ['peanuts', 'tree_nuts'] }),
  }),
];
