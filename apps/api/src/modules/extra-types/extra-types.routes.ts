import * as contract from '@yay/contract/extra-types/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { archiveExtraType } from './archive-extra-type.ts';
import { createExtraType } from './create-extra-type.ts';
import { listExtraTypes } from './list-extra-types.ts';
import { orderExtraTypes } from './order-extra-types.ts';
import { renameExtraType } from './rename-extra-type.ts';

export function extraTypesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.listExtraTypes, ({ query }) => listExtraTypes(db, query.vendor ?? null));
  register(app, contract.createExtraType, async ({ actor, body }) => {
    const created = await createExtraType(db, actor, body.name);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.orderExtraTypes, ({ actor, body }) =>
    orderExtraTypes(db, actor, body.ids),
  );
  register(app, contract.renameExtraType, async ({ actor, params, body }) =>
    dataOf(await renameExtraType(db, actor, params.id, body)),
  );
  register(app, contract.archiveExtraType, async ({ actor, params }) =>
    dataOf(await archiveExtraType(db, actor, params.id, true)),
  );
  register(app, contract.restoreExtraType, async ({ actor, params }) =>
    dataOf(await archiveExtraType(db, actor, params.id, false)),
  );
}
