import type { ReviewSums } from '@yay/contract/reviews/calls';
import {
  REVIEW_GROUPS,
  REVIEW_SORTS,
  type ReviewGroup,
  type ReviewSort,
} from '@yay/contract/reviews/values';
import type { PlainDate } from '@yay/domain/calendar';
import { type AskedOfAll, askedId, askedOfAll, type Search } from '../../../parts/report/index.ts';

export interface Asked extends AskedOfAll {
  readonly group: ReviewGroup;
  readonly sort: ReviewSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly item: string | undefined;
}

/** Twelve weeks. */
const USUAL_DAYS = 84;

/** Reads the address's question; whatever makes no sense in it is left out. */
export function askedOf(search: Search, today: PlainDate): Asked {
  const sort = REVIEW_SORTS.find((one) => one === search.sort) ?? 'ratings';
  const item = askedId(search, 'item');
  const group = REVIEW_GROUPS.find((one) => one === search.group);
  return {
    ...askedOfAll(search, today, USUAL_DAYS),
    // Of one item there is one row of items and one of vendors: schools tell more.
    group: item === undefined ? (group ?? 'item') : 'school',
    sort,
    direction:
      search.direction === 'asc' || search.direction === 'desc'
        ? search.direction
        : usualDirection(sort),
    page: Number(askedId(search, 'page') ?? 1),
    item,
  };
}

export const usualDirection = (sort: ReviewSort): 'asc' | 'desc' =>
  sort === 'name' ? 'asc' : 'desc';

/** Returns the share of likes in whole percent; null where nobody liked or disliked. */
export const shareOf = ({ likes, dislikes }: ReviewSums): number | null =>
  likes + dislikes === 0 ? null : Math.round((likes * 100) / (likes + dislikes));

/** The week that was liked best, the earlier of two; of one week there is no best. */
export function bestOf<Week extends ReviewSums>(weeks: readonly Week[]): Week | undefined {
  const [first, ...rest] = weeks;
  if (first === undefined || rest.length === 0) return undefined;
  return rest.reduce(
    (best, week) => ((shareOf(week) ?? 0) > (shareOf(best) ?? 0) ? week : best),
    first,
  );
}
