import { z } from 'zod';
import { date, dateOut, id, idText, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { compared, periodBefore } from '../reports/figures.ts';
import { REVIEW_GROUPS, REVIEW_SORTS } from './values.ts';

const MERCHANDISING = { any: ['internal_dashboard:items'] } as const;
const tag = 'reviews';

const sums = z.object({ likes: z.number().int(), dislikes: z.number().int() });
export type ReviewSums = z.infer<typeof sums>;

const row = sums.extend({
  id,
  name: z.string(),
  /** The vendor of an item, the market of a school. */
  note: z.string(),
});
export type ReviewRow = z.infer<typeof row>;

const asked = {
  from: date,
  to: date,
  group: z.enum(REVIEW_GROUPS).optional(),
  market: idText.optional(),
  school: idText.optional(),
  vendor: idText.optional(),
  item: idText.optional(),
  sort: z.enum(REVIEW_SORTS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
};
const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;
const NOT_IN_ORDER = { error: 'invalid', path: ['to'] };

/** The figures that the report opens with; a share is in whole percent. */
const reviewFigures = z.object({
  ratings: compared,
  likes: compared,
  dislikes: compared,
  share: compared,
});
export type ReviewFigures = z.infer<typeof reviewFigures>;

/** Days are the office's, and both count. */
export const getReviews = endpoint({
  method: 'GET',
  path: '/api/reviews',
  permission: MERCHANDISING,
  tag,
  summary: 'Likes and dislikes of some days: by item, vendor or school, week by week, and in all',
  query: z
    .object({ ...asked, page: idText.pipe(z.number().max(10_000)).optional() })
    .refine(inOrder, NOT_IN_ORDER),
  responses: {
    200: z.object({
      data: z.object({
        rows: z.array(row),
        /** The number of rows in all, and of a page. */
        count: z.number().int(),
        per_page: z.number().int(),
        /** The weeks by their Mondays. */
        weeks: z.array(sums.extend({ monday: dateOut })),
        total: sums,
        figures: reviewFigures,
        before: periodBefore,
        /** The item that it is about. */
        item: z
          .object({ id, name: z.string(), vendor: z.string(), picture: z.string() })
          .nullable(),
      }),
    }),
    ...refusals,
  },
});

export const listReviewPlaces = endpoint({
  method: 'GET',
  path: '/api/reviews/places',
  permission: MERCHANDISING,
  tag,
  summary: 'Markets, schools and vendors that reviews can be of',
  responses: {
    200: z.object({
      data: z.object({
        markets: z.array(z.object({ id, name: z.string() })),
        schools: z.array(z.object({ id, name: z.string(), market_id: id })),
        vendors: z.array(z.object({ id, name: z.string() })),
      }),
    }),
    ...refusals,
  },
});

export const downloadReviews = endpoint({
  method: 'GET',
  path: '/api/reviews/file',
  permission: MERCHANDISING,
  file: true,
  tag,
  summary: 'The rows of all pages as a file',
  query: z.object(asked).refine(inOrder, NOT_IN_ORDER),
  responses: { 200: z.undefined(), ...refusals },
});
