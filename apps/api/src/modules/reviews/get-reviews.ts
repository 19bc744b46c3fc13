import type { getReviews as contract } from '@yay/contract/reviews/calls';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { readRows, readWeeks, reviewedItem } from './reviews.repo.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;
type Found = z.input<(typeof contract.responses)[200]>;

const PER_PAGE = 25;

/** What children think of what they ate, as far as their families said it. */
export async function getReviews(db: Queryable, query: Query): Promise<Found | Refusal> {
  const { group = 'item', sort = 'ratings', page = 1 } = query;
  const direction = query.direction ?? (sort === 'name' ? 'asc' : 'desc');
  const asked = {
    from: query.from,
    to: query.to,
    market: query.market ?? null,
    school: query.school ?? null,
    vendor: query.vendor ?? null,
    item: query.item ?? null,
  };
  const item = asked.item === null ? null : await reviewedItem(db, asked.item);
  if (asked.item !== null && item === null) return refuse(404, 'not_found');
  const offset = (page - 1) * PER_PAGE;
  const [weeks, rows] = await Promise.all([
    readWeeks(db, asked),
    readRows(db, asked, { group, sort, direction, limit: PER_PAGE, offset }),
  ]);
  const total = weeks.find(({ monday }) => monday === null);
  return {
    data: {
      rows: rows.map(({ rows: _, ...row }) => row),
      count: rows[0]?.rows ?? 0,
      per_page: PER_PAGE,
      weeks: weeks.flatMap(({ monday, likes, dislikes }) =>
        monday === null ? [] : [{ monday, likes, dislikes }],
      ),
      total: { likes: total?.likes ?? 0, dislikes: total?.dislikes ?? 0 },
      item,
    },
  };
}
