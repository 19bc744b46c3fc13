// Dishes that the Kims like are on every menu of their weekday, whichever menu that is.
const MAPLEWOOD = 'Maplewood Elementary';
const RIVERSIDE = 'Riverside Middle';

export const ALWAYS_ON: readonly { school: string; weekday: number; item: string }[] = [
  { school: MAPLEWOOD, weekday: 1, item: 'Margherita pizza' },
  { school: MAPLEWOOD, weekday: 1, item: 'Apple slices' },
  { school: MAPLEWOOD, weekday: 2, item: 'Two chicken tacos' },
  { school: MAPLEWOOD, weekday: 2, item: 'Milk' },
  { school: MAPLEWOOD, weekday: 3, item: 'Chicken rice bowl' },
  { school: MAPLEWOOD, weekday: 4, item: 'Spaghetti marinara' },
  { school: MAPLEWOOD, weekday: 4, item: 'Turkey sandwich' },
  { school: MAPLEWOOD, weekday: 4, item: 'Banana' },
  { school: MAPLEWOOD, weekday: 5, item: 'Sesame noodles' },
  { school: MAPLEWOOD, weekday: 5, item: 'Chicken rice bowl' },
  { school: MAPLEWOOD, weekday: 5, item: 'Pesto spaghetti' },
  { school: MAPLEWOOD, weekday: 5, item: 'Margherita pizza' },
  { school: MAPLEWOOD, weekday: 5, item: 'Falafel plate' },
  { school: RIVERSIDE, weekday: 1, item: 'Avocado sushi box' },
  { school: RIVERSIDE, weekday: 1, item: 'Edamame' },
  { school: RIVERSIDE, weekday: 2, item: 'Bean burrito' },
  { school: RIVERSIDE, weekday: 3, item: 'Falafel wrap' },
  { school: RIVERSIDE, weekday: 4, item: 'Pumpkin soup' },
  { school: RIVERSIDE, weekday: 5, item: 'Cheeseburger' },
];
