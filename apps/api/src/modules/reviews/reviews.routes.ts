import { Readable } from 'node:stream';
import * as contract from '@yay/contract/reviews/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { file, register } from '../../platform/http/index.ts';
import { listPlaces } from '../reports/index.ts';
import { askedOf, getReviews, orderOf } from './get-reviews.ts';
import { readRows } from './reviews.repo.ts';
import { reviewsFile } from './reviews-file.ts';

export function reviewsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getReviews, ({ query }) => getReviews(db, query));
  register(app, contract.listReviewPlaces, () => listPlaces(db));
  register(app, contract.downloadReviews, async ({ query, locale }) => {
    const order = orderOf(query);
    const rows = await readRows(db, askedOf(query), { ...order, limit: null, offset: 0 });
    return file(Readable.from([reviewsFile(order.group, rows, locale)]), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="reviews-${query.from}-${query.to}.csv"`,
    });
  });
}
