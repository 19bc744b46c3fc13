import type { Locale } from '@yay/words/locales';
import { foodPicture } from './food-picture.ts';
import { labels } from './label-drawings.ts';

type Tint = 'butter' | 'mint' | 'peach' | 'rose' | 'sky';

/** The ground of a page's head, and the food that is heaped beside its title: the largest first. */
interface Heap {
  readonly tint: Tint;
  readonly foods: readonly [string, string, string, string];
}

const HEAPS: Readonly<Record<string, Heap>> = {
  '/about': {
    tint: 'peach',
    foods: ['salmon-bento', 'apple', 'cheeseburger', 'chocolate-milk'],
  },
  '/what-we-do': {
    tint: 'mint',
    foods: ['two-chicken-tacos', 'grapes', 'margherita-pizza', 'milk'],
  },
  '/how-it-works-for-parents': {
    tint: 'butter',
    foods: ['cheeseburger', 'strawberries', 'chocolate-milk', 'oat-cookie'],
  },
  '/for-vendors': {
    tint: 'peach',
    foods: ['margherita-pizza', 'pumpkin-soup', 'garlic-knot', 'greek-salad'],
  },
  '/contact-us': {
    tint: 'sky',
    foods: ['watermelon-cup', 'garlic-knot', 'tangerine', 'chocolate-milk'],
  },
  '/careers-page': {
    tint: 'mint',
    foods: ['chicken-shawarma-wrap', 'apple', 'corn-cup', 'ham-and-cheese-croissant'],
  },
};

/** The picture in the head of a page: a heap of food, or the labels of a class on the green of schools. */
export interface Heading {
  readonly tint: Tint | 'green';
  readonly html: string;
}

/** Every place in a heap has its own size and lean. */
const PLACES = ['h1', 'h2', 'h3', 'h4'] as const;

/** The look of the head of a page that the product brings; null for any other, whose head is plain. */
export function heapOf(path: string, locale: Locale): Heading | null {
  if (path === '/how-it-works-for-schools')
    return { tint: 'green', html: leaning(labels(locale), ' labs') };
  const heap = Object.hasOwn(HEAPS, path) ? HEAPS[path] : undefined;
  if (heap === undefined) return null;
  const drawings = heap.foods.map((food, at) =>
    foodPicture(food, { size: 'large', className: PLACES[at], side: 128, lazy: false }),
  );
  return {
    tint: heap.tint,
    html: leaning(`<span class="heap">${drawings.join('')}</span>`),
  };
}

const leaning = (html: string, look = ''): string =>
  `<div class="ptop-pic${look}" aria-hidden="true">${html}</div>`;
