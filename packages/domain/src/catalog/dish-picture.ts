/** The kind of a dish, which decides its place on the table. */
export const COURSES = [
  'pizza',
  'taco',
  'wrap',
  'sandwich',
  'pasta',
  'soup',
  'salad',
  'bowl',
  'breakfast',
  'drink',
  'fruit',
  'sweet',
  'snack',
  'plate',
] as const;
export type Course = (typeof COURSES)[number];

/** The last word of a dish that says what it is decides: a taco salad is a salad. */
const WORDS: readonly (readonly [Course, RegExp])[] = [
  ['pizza', /\b(pizza|calzone|flatbread)s?\b/g],
  ['taco', /\b(taco|quesadilla|tostada|nacho)s?\b/g],
  ['wrap', /\b(wrap|burrito|gyro|shawarma|roll|roll-up|tamale)s?\b/g],
  [
    'sandwich',
    /\b(sandwich|burger|cheeseburger|slider|sub|hot dog|bagel|toast|panini|melt|croissant|bun)(es|s)?\b/g,
  ],
  [
    'pasta',
    /\b(pasta|spaghetti|penne|ravioli|lasagna|macaroni|mac|noodle|ziti|gnocchi|alfredo|lo mein)s?\b/g,
  ],
  ['soup', /\b(soup|stew|chili|ramen|pho|chowder|broth|bisque|gazpacho)s?\b/g],
  ['salad', /\b(salad|slaw)s?\b/g],
  ['bowl', /\b(bowl|rice|curry|dal|biryani|poke|stir[- ]fry|risotto|bibimbap)s?\b/g],
  ['breakfast', /\b(pancake|waffle|omelet|omelette|oatmeal|granola|parfait|egg)s?\b/g],
  ['drink', /\b(milk|juice|water|lassi|smoothie|lemonade|tea|shake)s?\b/g],
  [
    'fruit',
    /\b(fruit|apple|banana|pear|orange|tangerine|grape|melon|watermelon|berries|strawberries|blueberries|peach|plum|mango|pineapple)(es|s)?\b/g,
  ],
  ['sweet', /\b(cookie|brownie|custard|pudding|cake|cupcake|muffin|jello|ice cream|donut)s?\b/g],
];

export interface PicturedDish {
  /** Its address; empty where there is none. */
  readonly picture: string;
  readonly name: string;
  readonly tint: string;
  readonly is_extra: boolean;
}

export function courseOf({ name, is_extra }: Pick<PicturedDish, 'name' | 'is_extra'>): Course {
  let [course, end]: [Course, number] = [is_extra ? 'snack' : 'plate', 0];
  // The sides of a dish do not say what the dish is.
  const dish = name.toLowerCase().split(/ (?:with|in|on|over) /)[0] ?? '';
  for (const [one, words] of WORDS) {
    for (const found of dish.matchAll(words)) {
      const at = found.index + found[0].length;
      if (at > end) [course, end] = [one, at];
    }
  }
  return course;
}

/**
 * The picture of a dish: its own, or else the sign of its course in the color of its plate, which
 * promises nothing of what is in it.
 */
export function pictureOf(dish: PicturedDish): string {
  return dish.picture || `/food/courses/${courseOf(dish)}-${dish.tint}.svg`;
}
