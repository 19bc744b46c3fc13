import * as contract from '@yay/contract/ratings/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Locale, register } from '../../platform/http/index.ts';
import { getRating, listRatings } from './list-ratings.ts';
import { removeRating } from './remove-rating.ts';
import { saveRating } from './save-rating.ts';

export function ratingsRoutes(
  app: FastifyInstance,
  {
    db,
    said,
  }: { readonly db: Db; readonly said: (what: 'ratingUpdated', locale: Locale) => string },
): void {
  register(app, contract.listRatings, async ({ actor, query }) => {
    const ratings = await listRatings(db, actor, query);
    return isRefusal(ratings) ? ratings : { data: ratings };
  });
  register(app, contract.getRating, async ({ actor, params }) => {
    const rating = await getRating(db, actor, params.luncherId, params.itemId);
    if (rating === null) return answer(204, undefined);
    return isRefusal(rating) ? rating : { data: rating };
  });
  register(app, contract.storeRating, async ({ actor, body, locale }) => {
    const saved = await saveRating(db, actor, body);
    if (isRefusal(saved)) return saved;
    return answer(201, { data: saved, message: said('ratingUpdated', locale) });
  });
  register(app, contract.updateRating, async ({ actor, body, locale }) => {
    const saved = await saveRating(db, actor, body);
    if (isRefusal(saved)) return saved;
    return { data: saved, message: said('ratingUpdated', locale) };
  });
  register(app, contract.deleteRating, async ({ actor, body }) => {
    const refusal = await removeRating(db, actor, body);
    return refusal ?? answer(204, undefined);
  });
}
