import * as contract from '@yay/contract/reviews/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { listPlaces } from '../reports/index.ts';
import { getReviews } from './get-reviews.ts';

export function reviewsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.getReviews, ({ query }) => getReviews(db, query));
  register(app, contract.listReviewPlaces, () => listPlaces(db));
}
