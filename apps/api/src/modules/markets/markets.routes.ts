import * as contract from '@yay/contract/markets/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { archiveMarket } from './archive-market.ts';
import { createMacroMarket } from './create-macro-market.ts';
import { createMarket } from './create-market.ts';
import { getMarket } from './get-market.ts';
import { listMacroMarkets } from './list-macro-markets.ts';
import { listMarkets } from './list-markets.ts';
import { renameMacroMarket } from './rename-macro-market.ts';
import { updateMarket } from './update-market.ts';

export function marketRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });
  const created = <Data extends object>(data: Data | Refusal) =>
    isRefusal(data) ? data : answer(201, { data });

  register(app, contract.listMarkets, async () => ({ data: await listMarkets(db) }));
  register(app, contract.getMarket, async ({ params }) => dataOf(await getMarket(db, params.id)));
  register(app, contract.createMarket, async ({ actor, body }) =>
    created(await createMarket(db, actor, body)),
  );
  register(app, contract.updateMarket, async ({ actor, params, body }) =>
    dataOf(await updateMarket(db, actor, params.id, body)),
  );
  register(app, contract.archiveMarket, async ({ actor, params }) =>
    dataOf(await archiveMarket(db, actor, params.id, true)),
  );
  register(app, contract.restoreMarket, async ({ actor, params }) =>
    dataOf(await archiveMarket(db, actor, params.id, false)),
  );
  register(app, contract.listMacroMarkets, async () => ({ data: await listMacroMarkets(db) }));
  register(app, contract.createMacroMarket, async ({ actor, body }) =>
    created(await createMacroMarket(db, actor, body.name)),
  );
  register(app, contract.renameMacroMarket, async ({ actor, params, body }) =>
    dataOf(await renameMacroMarket(db, actor, params.id, body.name)),
  );
}
