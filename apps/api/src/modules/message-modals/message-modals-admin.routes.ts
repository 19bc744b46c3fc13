import * as contract from '@yay/contract/message-modals/admin-calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { archiveModal } from './archive-modal.ts';
import { createModal } from './create-modal.ts';
import { getModal } from './get-modal.ts';
import { updateModal } from './update-modal.ts';

export function messageModalsAdminRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.getModal, async ({ params }) => dataOf(await getModal(db, params.id)));
  register(app, contract.createModal, async ({ actor, body }) => {
    const created = await createModal(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateModal, async ({ actor, params, body }) =>
    dataOf(await updateModal(db, actor, params.id, body)),
  );
  register(app, contract.archiveModal, async ({ actor, params }) =>
    dataOf(await archiveModal(db, actor, params.id, true)),
  );
  register(app, contract.restoreModal, async ({ actor, params }) =>
    dataOf(await archiveModal(db, actor, params.id, false)),
  );
}
