import * as contract from '@yay/contract/redirects/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { listHosts, saveHosts, searchRedirects } from './redirect-at.ts';
import { createRedirect, deleteRedirect, getRedirect, updateRedirect } from './save-redirect.ts';

export function redirectsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.searchRedirects, async ({ query }) => ({
    data: await searchRedirects(db, query.path),
  }));
  register(app, contract.listRedirectHosts, async () => ({ data: await listHosts(db) }));
  register(app, contract.saveRedirectHosts, async ({ actor, body }) =>
    dataOf(await saveHosts(db, actor, body.hosts)),
  );
  register(app, contract.getRedirect, async ({ params }) =>
    dataOf(await getRedirect(db, params.id)),
  );
  register(app, contract.createRedirect, async ({ actor, body }) => {
    const created = await createRedirect(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateRedirect, async ({ actor, params, body }) =>
    dataOf(await updateRedirect(db, actor, params.id, body)),
  );
  register(app, contract.deleteRedirect, async ({ actor, params }) => {
    const refusal = await deleteRedirect(db, actor, params.id);
    return refusal ?? answer(204, undefined);
  });
}
