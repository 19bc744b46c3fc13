export type Choice = { item: string; options?: readonly string[]; extras?: readonly string[] };

const pizza: Choice = {
  item: 'Margherita pizza',
  options: ['One slice'],
  extras: ['Apple slices'],
};
const tacos: Choice = { item: 'Two chicken tacos', options: ['Mild salsa'], extras: ['Milk'] };

/** Lunches of Dana Kim's children on each weekday; 1 is Monday. */
export const KIM_CHOICES: Readonly<Record<string, Readonly<Record<number, Choice>>>> = {
  Mia: {
    1: pizza,
    2: tacos,
    3: { item: 'Chicken rice bowl', options: ['Brown rice', 'Teriyaki'] },
    4: { item: 'Spaghetti marinara', options: ['Meatballs'] },
    5: { item: 'Margherita pizza', options: ['One slice'] },
  },
  Leo: {
    1: pizza,
    2: tacos,
    4: { item: 'Turkey sandwich', options: ['Whole wheat', 'Cheddar'], extras: ['Banana'] },
  },
  Ada: {
    1: { item: 'Avocado sushi box', extras: ['Edamame'] },
    2: { item: 'Bean burrito', options: ['Mild salsa'] },
    3: { item: 'Falafel wrap', options: ['Extra hummus'] },
    4: { item: 'Pumpkin soup', options: ['Seeded roll'] },
    5: { item: 'Cheeseburger', options: ['Corn on the cob'] },
  },
};

/** The days on which she has ordered: most of this week, less of the next one. */
export const KIM_DAYS: readonly {
  week: number;
  days: Readonly<Record<string, readonly number[]>>;
}[] = [
  { week: 0, days: { Mia: [1, 2, 3, 4], Leo: [1, 4], Ada: [1, 2, 3, 4] } },
  { week: 1, days: { Mia: [1, 2], Leo: [4], Ada: [1, 3, 4] } },
];
