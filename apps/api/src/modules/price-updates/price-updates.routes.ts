import * as contract from '@yay/contract/price-updates';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { cancelUpdate } from './cancel-update.ts';
import { createUpdate } from './create-update.ts';
import { getUpdate } from './get-update.ts';
import { presentUpdate } from './present-update.ts';
import { previewUpdate } from './preview-update.ts';
import { choicesForRules } from './price-updates.repo.ts';
import { listedUpdates } from './updates.repo.ts';

const LATEST = 50;

export function priceUpdatesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.priceChoices, () => choicesForRules(db));
  register(app, contract.previewPriceUpdate, ({ body }) => previewUpdate(db, body.source));
  register(app, contract.createPriceUpdate, async ({ actor, headers, body }) => {
    const update = await createUpdate(db, actor, {
      name: body.name,
      effectiveOn: body.effective_on,
      source: body.source,
      seen: body.seen,
      key: headers['idempotency-key'],
    });
    return isRefusal(update) ? update : answer(201, { data: update });
  });
  register(app, contract.listPriceUpdates, async () => ({
    data: (await listedUpdates(db, { limit: LATEST })).map(presentUpdate),
  }));
  register(app, contract.getPriceUpdate, async ({ params }) => {
    const update = await getUpdate(db, params.id);
    return isRefusal(update) ? update : { data: update };
  });
  register(app, contract.cancelPriceUpdate, async ({ actor, params }) => {
    const update = await cancelUpdate(db, actor, params.id);
    return isRefusal(update) ? update : { data: update };
  });
}
