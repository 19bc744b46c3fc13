import * as contract from '@yay/contract/blackouts/calls';
import { closerScopeOf } from '@yay/domain/access';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  answer,
  isRefusal,
  type Locale,
  type Refusal,
  register,
} from '../../platform/http/index.ts';
import type { Started } from './asked-before.ts';
import type { CarryOutParts } from './carry-out-parts.ts';
import { createBlackout } from './create-blackout.ts';
import { getBatch, getOwnBatch, listBatches } from './list-batches.ts';
import { getBlackout, listBlackouts } from './list-blackouts.ts';
import { previewBlackout } from './preview-blackout.ts';
import { previewRemoval } from './preview-removal.ts';
import { removeBlackouts } from './remove-blackouts.ts';

export function blackoutsRoutes(
  app: FastifyInstance,
  parts: CarryOutParts & {
    readonly said: (
      what: 'blackoutsCreationQueued' | 'blackoutsRemovalQueued' | 'settingsSaved',
      locale: Locale,
    ) => string;
  },
): void {
  const { db, said } = parts;
  const started = async (
    done: Started | Refusal,
    what: 'blackoutsCreationQueued' | 'blackoutsRemovalQueued',
    locale: Locale,
  ) => {
    if (isRefusal(done)) return done;
    const batch = await getBatch(db, done.batchId);
    if (isRefusal(batch)) return batch;
    const message = said(done.queued ? what : 'settingsSaved', locale);
    return { ...batch, queued: done.queued, message };
  };
  const remove = (actor: Actor, ids: readonly number[], key: string | null) =>
    removeBlackouts(parts, actor, ids, key);

  register(app, contract.listBlackouts, ({ actor, query }) =>
    listBlackouts(db, query, closerScopeOf(actor), actor.locale),
  );
  register(app, contract.getBlackout, ({ params }) => getBlackout(db, params.id));
  register(app, contract.previewBlackout, ({ actor, body }) =>
    previewBlackout(db, body, closerScopeOf(actor)),
  );
  register(app, contract.createBlackout, async ({ actor, body, headers, locale }) => {
    const done = await createBlackout(parts, actor, body, headers['idempotency-key']);
    const told = await started(done, 'blackoutsCreationQueued', locale);
    return isRefusal(told) ? told : answer(201, told);
  });
  register(app, contract.previewRemoval, ({ actor, body }) =>
    previewRemoval(db, body.blackouts, actor),
  );
  register(app, contract.removeBlackouts, async ({ actor, body, headers, locale }) => {
    const done = await remove(actor, body.blackouts, headers['idempotency-key']);
    const told = await started(done, 'blackoutsRemovalQueued', locale);
    return isRefusal(told) ? told : answer(201, told);
  });
  register(app, contract.removeBlackout, async ({ actor, params, locale }) => {
    const done = await remove(actor, [params.id], null);
    return started(done, 'blackoutsRemovalQueued', locale);
  });
  register(app, contract.listBlackoutBatches, () => listBatches(db));
  register(app, contract.getBlackoutBatch, ({ actor, params }) =>
    getOwnBatch(db, params.id, closerScopeOf(actor)),
  );
}
