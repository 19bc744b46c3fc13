import { Readable } from 'node:stream';
import * as contract from '@yay/contract/supply-schedules';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, file, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { presentSupply } from './present-supply.ts';
import { archiveSupply, createSupply, updateSupply } from './save-supply.ts';
import { findSupplies, MOST_SUPPLIES, officeToday } from './supplies.repo.ts';
import { suppliesCsv } from './supplies-csv.ts';

export function supplySchedulesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const one = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });

  register(app, contract.listSupplySchedules, async ({ query }) => {
    const rows = await findSupplies(db, { archived: false, ...query });
    return {
      data: rows.slice(0, MOST_SUPPLIES).map(presentSupply),
      more: rows.length > MOST_SUPPLIES,
      today: await officeToday(db),
    };
  });
  register(app, contract.exportSupplySchedules, async ({ query }) => {
    const rows = await findSupplies(db, { archived: false, ...query });
    return file(Readable.from([suppliesCsv(rows.slice(0, MOST_SUPPLIES))]), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="supply-schedules-${await officeToday(db)}.csv"`,
    });
  });
  register(app, contract.createSupplySchedule, async ({ actor, body }) => {
    const created = await createSupply(db, actor, body);
    return isRefusal(created) ? created : answer(201, { data: created });
  });
  register(app, contract.updateSupplySchedule, async ({ actor, params, body }) =>
    one(await updateSupply(db, actor, params.id, body)),
  );
  register(app, contract.archiveSupplySchedule, async ({ actor, params }) =>
    one(await archiveSupply(db, actor, params.id, true)),
  );
  register(app, contract.restoreSupplySchedule, async ({ actor, params }) =>
    one(await archiveSupply(db, actor, params.id, false)),
  );
}
