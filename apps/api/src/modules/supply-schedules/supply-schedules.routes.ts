import { Readable } from 'node:stream';
import * as contract from '@yay/contract/supply-schedules/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, file, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { exportSupplies } from './export-supplies.ts';
import { listSupplies } from './list-supplies.ts';
import { archiveSupply, createSupply, updateSupply } from './save-supply.ts';

export function supplySchedulesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.listSupplySchedules, ({ query }) => listSupplies(db, query));
  register(app, contract.exportSupplySchedules, async ({ query }) => {
    const { name, csv } = await exportSupplies(db, query);
    return file(Readable.from([csv]), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    });
  });
  register(app, contract.createSupplySchedule, async ({ actor, body }) => {
    const created = await createSupply(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateSupplySchedule, async ({ actor, params, body }) =>
    dataOf(await updateSupply(db, actor, params.id, body)),
  );
  register(app, contract.archiveSupplySchedule, async ({ actor, params }) =>
    dataOf(await archiveSupply(db, actor, params.id, true)),
  );
  register(app, contract.restoreSupplySchedule, async ({ actor, params }) =>
    dataOf(await archiveSupply(db, actor, params.id, false)),
  );
}
