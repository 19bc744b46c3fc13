import type { Queryable } from '../../platform/db/index.ts';
import { familiesWithThumbs, type SiteMeal, siteMeals } from './public-site.repo.ts';

/** Fewer thumbs than these, of all meals or of one, say nothing about taste. */
const THUMBS_LEAST = 100;
const THUMBS_LEAST_OF_MEAL = 10;
const FAVORITES_LEAST = 3;
const FAVORITES_MOST = 5;
/** Milliseconds for which a process goes by the offer that it knows. */
const KNOWN_FOR_MS = 60_000;

export interface SiteOffer {
  readonly favorites: {
    readonly families: number;
    readonly meals: readonly (SiteMeal & { readonly percent: number })[];
  } | null;
  /** The prices of the cheapest and the dearest meal, and one between them; null without a menu. */
  readonly prices: {
    readonly low: number;
    readonly high: number;
    readonly example: SiteMeal;
  } | null;
}

export type ReadSiteOffer = () => Promise<SiteOffer>;

/** Reads the start page's part of the offer, at most once a minute. */
export function createSiteOffer(source: Queryable): ReadSiteOffer {
  let known: { readonly at: number; readonly offer: SiteOffer } | undefined;
  return async () => {
    if (known === undefined || performance.now() - known.at > KNOWN_FOR_MS) {
      const offer = await readSiteOffer(source);
      known = { at: performance.now(), offer };
    }
    return known.offer;
  };
}

export async function readSiteOffer(source: Queryable): Promise<SiteOffer> {
  const meals = await siteMeals(source);
  const favorites = favoritesOf(meals);
  return {
    favorites:
      favorites.length === 0
        ? null
        : { families: await familiesWithThumbs(source), meals: favorites },
    prices: pricesOf(meals),
  };
}

/** The best liked meals; none where too few thumbs were given to call any of them liked. */
export function favoritesOf(meals: readonly SiteMeal[]) {
  const thumbs = meals.reduce((sum, { votes }) => sum + votes, 0);
  const liked = meals
    .filter(({ votes, likes }) => votes >= THUMBS_LEAST_OF_MEAL && likes * 2 > votes)
    .toSorted((a, b) => b.likes / b.votes - a.likes / a.votes || b.votes - a.votes || a.id - b.id)
    .slice(0, FAVORITES_MOST)
    .map((meal) => ({ ...meal, percent: Math.floor((100 * meal.likes) / meal.votes) }));
  return thumbs < THUMBS_LEAST || liked.length < FAVORITES_LEAST ? [] : liked;
}

function pricesOf(meals: readonly SiteMeal[]): SiteOffer['prices'] {
  const [cheapest, dearest, example] = [
    meals[0],
    meals.at(-1),
    meals[Math.floor(meals.length / 2)],
  ];
  if (cheapest === undefined || dearest === undefined || example === undefined) return null;
  return { low: cheapest.price_cents, high: dearest.price_cents, example };
}
