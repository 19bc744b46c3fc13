import * as contract from '@yay/contract/price-updates/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { cancelUpdate } from './cancel-update.ts';
import { createUpdate } from './create-update.ts';
import { getUpdate } from './get-update.ts';
import { listPriceChoices } from './list-price-choices.ts';
import { listUpdates } from './list-updates.ts';
import { previewUpdate } from './preview-update.ts';

export function priceUpdatesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.priceChoices, () => listPriceChoices(db));
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
    data: await listUpdates(db),
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
