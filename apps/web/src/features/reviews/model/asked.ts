import {
  REVIEW_GROUPS,
  REVIEW_SORTS,
  type ReviewGroup,
  type ReviewSort,
} from '@yay/contract/review-kinds';
import { addDays, isPlainDate, type PlainDate } from '@yay/domain/calendar';

export interface Asked {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly group: ReviewGroup;
  readonly sort: ReviewSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
  readonly market: string | undefined;
  readonly school: string | undefined;
  readonly vendor: string | undefined;
  readonly item: string | undefined;
}

/** Twelve weeks. */
const USUAL_DAYS = 84;
const ID = /^[1-9]\d{0,8}$/;

type Search = Readonly<Record<string, unknown>>;

/** What the address asks for; whatever makes no sense in it is left out. */
export function askedOf(search: Search, today: PlainDate): Asked {
  const text = (name: string) =>
    search[name] === undefined ? undefined : String(search[name] as string | number);
  const id = (name: string) => {
    const given = text(name);
    return given && ID.test(given) ? given : undefined;
  };
  const [from, to] = text('dates')?.split('~') ?? [];
  const isRange = isPlainDate(from) && isPlainDate(to) && from <= to;
  const sort = REVIEW_SORTS.find((one) => one === search.sort) ?? 'ratings';
  const item = id('item');
  const group = REVIEW_GROUPS.find((one) => one === search.group);
  return {
    ...(isRange ? { from, to } : { from: addDays(today, 1 - USUAL_DAYS), to: today }),
    // Of one item there is one row of items and one of vendors: schools tell more.
    group: item === undefined ? (group ?? 'item') : 'school',
    sort,
    direction:
      search.direction === 'asc' || search.direction === 'desc'
        ? search.direction
        : usualDirection(sort),
    page: Number(id('page') ?? 1),
    market: id('market'),
    school: id('school'),
    vendor: id('vendor'),
    item,
  };
}

export const usualDirection = (sort: ReviewSort): 'asc' | 'desc' =>
  sort === 'name' ? 'asc' : 'desc';

/** In whole percent; nobody liked or disliked: null. */
export const shareOf = ({ likes, dislikes }: { likes: number; dislikes: number }): number | null =>
  likes + dislikes === 0 ? null : Math.round((likes * 100) / (likes + dislikes));
