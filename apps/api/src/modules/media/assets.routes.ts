import * as contract from '@yay/contract/media/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Media } from '../../platform/media/index.ts';
import { createAsset } from './create-asset.ts';
import { deleteAsset } from './delete-asset.ts';
import { getAsset } from './get-asset.ts';
import { startPicture } from './start-picture.ts';
import { updateAsset } from './update-asset.ts';

export function assetsRoutes(
  app: FastifyInstance,
  given: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly limits: Limits;
    readonly media: Media;
  },
): void {
  const { db } = given;
  const parts = { ...given, media: given.media.store };
  register(app, contract.startPicture, async ({ actor }) => {
    const ticket = await startPicture(parts, actor);
    return isRefusal(ticket)
      ? ticket
      : answer(201, { data: { url: ticket.url, fields: { ...ticket.fields } } });
  });
  register(app, contract.createAsset, async ({ actor, body }) => {
    const { name, alt = '', details } = body;
    const created = await createAsset(parts, actor, { name, alt, publicId: details.public_id });
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.getAsset, async ({ params }) => {
    const found = await getAsset(db, params.id);
    return isRefusal(found) ? found : { data: found };
  });
  register(app, contract.updateAsset, async ({ actor, params, body }) => {
    const changed = await updateAsset(db, actor, params.id, body);
    return isRefusal(changed) ? changed : { data: changed };
  });
  register(app, contract.deleteAsset, async ({ actor, params }) => {
    const refusal = await deleteAsset(parts, actor, params.id);
    return refusal ?? answer(204, undefined);
  });
}
