import * as contract from '@yay/contract/media/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import type { Media, PictureUses } from '../../platform/media/index.ts';
import { createAsset } from './create-asset.ts';
import { deleteAsset } from './delete-asset.ts';
import { getAsset } from './get-asset.ts';
import { listAuthors } from './list-authors.ts';
import { listUses } from './list-uses.ts';
import { replacePicture } from './replace-picture.ts';
import { startPicture, startUpload } from './start-picture.ts';
import { updateAsset } from './update-asset.ts';

export function assetsRoutes(
  app: FastifyInstance,
  given: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly limits: Limits;
    readonly media: Media;
    readonly pictureUses: readonly PictureUses[];
  },
): void {
  const { db } = given;
  const parts = { ...given, media: given.media.store, builtin: given.media.builtin };
  register(app, contract.startPicture, async ({ actor }) => {
    const ticket = await startPicture(parts, actor);
    return isRefusal(ticket)
      ? ticket
      : answer(201, { data: { url: ticket.url, fields: { ...ticket.fields } } });
  });
  register(app, contract.startUpload, async ({ actor, body }) => {
    const upload = await startUpload(parts, actor, body.size);
    return isRefusal(upload) ? upload : answer(201, { data: upload });
  });
  register(app, contract.createAsset, async ({ actor, body }) => {
    const { name, alt = '', details } = body;
    const created = await createAsset(parts, actor, { name, alt, publicId: details.public_id });
    if (isRefusal(created)) return created;
    const { asset: data, isNew } = created;
    return isNew ? answer(201, { data, is_new: true }) : answer(200, { data, is_new: false });
  });
  register(app, contract.listAuthors, async ({ query }) => ({
    data: await listAuthors(db, query.search),
  }));
  register(app, contract.listAssetUses, async ({ params }) => {
    const uses = await listUses(parts, params.id);
    return isRefusal(uses) ? uses : { data: uses };
  });
  register(app, contract.replacePicture, async ({ actor, params, body }) => {
    const replaced = await replacePicture(parts, actor, params.id, body.details.public_id);
    return isRefusal(replaced) ? replaced : { data: replaced };
  });
  register(app, contract.getAsset, async ({ params }) => {
    const asset = await getAsset(db, params.id);
    return isRefusal(asset) ? asset : { data: asset };
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
