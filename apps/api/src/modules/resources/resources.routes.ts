import * as contract from '@yay/contract/resources/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { addResource } from './add-resource.ts';
import { moveResource, removeResource, updateResource } from './change-resource.ts';
import {
  downloadFamilyResource,
  downloadResource,
  listFamilyResources,
  listResources,
} from './read-resources.ts';
import { sendPiece } from './send-piece.ts';

export function resourceRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listResources, ({ actor, query }) =>
    listResources(db, actor, query.destination_id),
  );
  register(app, contract.addResource, async ({ actor, body }) => {
    const begun = await addResource(db, actor, body);
    return isRefusal(begun) ? begun : answer(201, begun);
  });
  register(app, contract.sendResourcePiece, ({ actor, params, body }) =>
    sendPiece(db, actor, { ...params, ...body }),
  );
  register(app, contract.updateResource, ({ actor, params, body }) =>
    updateResource(db, actor, params.id, body),
  );
  register(app, contract.moveResource, ({ actor, params, body }) =>
    moveResource(db, actor, params.id, body.to),
  );
  register(app, contract.removeResource, ({ actor, params }) =>
    removeResource(db, actor, params.id),
  );
  register(app, contract.listFamilyResources, ({ actor }) => listFamilyResources(db, actor));
  register(app, contract.downloadFamilyResource, ({ actor, params }) =>
    downloadFamilyResource(db, actor, params.id),
  );
  register(app, contract.downloadResource, ({ actor, params }) =>
    downloadResource(db, actor, params.id),
  );
}
