import * as contract from '@yay/contract/reviews/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { file, register } from '../../platform/http/index.ts';
import { listPlaces } from '../reports/index.ts';
import { getReviews } from './get-reviews.ts';
import { reviewsFile } from './reviews-file.ts';

export function reviewsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getReviews, ({ query }) => getReviews(db, query));
  register(app, contract.listReviewPlaces, () => listPlaces(db));
  register(app, contract.downloadReviews, async ({ query, locale }) =>
    file(await reviewsFile(db, query, locale), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="reviews-${query.from}-${query.to}.csv"`,
    }),
  );
}
