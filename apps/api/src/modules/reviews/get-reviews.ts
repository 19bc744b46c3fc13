import type {
  getReviews as contract,
  downloadReviews as file,
  ReviewFigures,
  ReviewSums,
} from '@yay/contract/reviews/calls';
import { daysBefore } from '@yay/domain/calendar';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { type Asked, readRows, readSums, readWeeks, reviewedItem } from './reviews.repo.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;
export type FileQuery = z.output<NonNullable<(typeof file)['query']>>;
type Found = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 25;

/** Returns children's ratings of the items that they ate, as far as their families gave them. */
export async function getReviews(db: Queryable, query: Query): Promise<Found | Refusal> {
  const { page = 1 } = query;
  const asked = askedOf(query);
  const item = asked.item === null ? null : await reviewedItem(db, asked.item);
  if (asked.item !== null && item === null) return refuse(404, 'not_found');
  const offset = (page - 1) * PER_PAGE;
  const before = daysBefore(asked.from, asked.to);
  const [weeks, rows, sumsBefore] = await Promise.all([
    readWeeks(db, asked),
    readRows(db, asked, { ...orderOf(query), limit: PER_PAGE, offset }),
    readSums(db, { ...asked, ...before }),
  ]);
  const { likes, dislikes } = weeks.find(({ monday }) => monday === null) ?? NOTHING;
  return {
    data: {
      rows: rows.map(({ rows: _, ...row }) => row),
      count: rows[0]?.rows ?? 0,
      per_page: PER_PAGE,
      weeks: weeks.flatMap(({ monday, likes, dislikes }) =>
        monday === null ? [] : [{ monday, likes, dislikes }],
      ),
      total: { likes, dislikes },
      figures: presentFigures({ likes, dislikes }, sumsBefore),
      before,
      item,
    },
  };
}

/** Returns the reviews that a question is about. */
export const askedOf = (query: FileQuery): Asked => ({
  from: query.from,
  to: query.to,
  market: query.market ?? null,
  school: query.school ?? null,
  vendor: query.vendor ?? null,
  item: query.item ?? null,
});

/** Returns the grouping of the rows, and their sorting. */
export function orderOf({ group = 'item', sort = 'ratings', direction }: FileQuery) {
  return { group, sort, direction: direction ?? (sort === 'name' ? 'asc' : 'desc') } as const;
}

const NOTHING: ReviewSums = { likes: 0, dislikes: 0 };

/** Presents the figures that the report opens with, beside those of the period before. */
function presentFigures(now: ReviewSums, before: ReviewSums): ReviewFigures {
  const both = (read: (sums: ReviewSums) => number | null) => ({
    now: read(now),
    before: read(before),
  });
  return {
    ratings: both(({ likes, dislikes }) => likes + dislikes),
    likes: both(({ likes }) => likes),
    dislikes: both(({ dislikes }) => dislikes),
    share: both(shareOf),
  };
}

/** Returns the share of likes in whole percent; null where nobody liked or disliked anything. */
export const shareOf = ({ likes, dislikes }: ReviewSums): number | null =>
  likes + dislikes === 0 ? null : Math.round((likes * 100) / (likes + dislikes));
