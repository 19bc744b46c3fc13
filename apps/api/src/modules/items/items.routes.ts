import * as contract from '@yay/contract/items/calls';
import { listItemDestinations } from '@yay/contract/items/destinations';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { archiveItem } from './archive-item.ts';
import { copyItem } from './copy-item.ts';
import { createItem } from './create-item.ts';
import { getCombinations } from './get-combinations.ts';
import { getItem } from './get-item.ts';
import { getUnsafeOrders } from './get-unsafe-orders.ts';
import { getUsage } from './get-usage.ts';
import { listDays } from './list-days.ts';
import { listDestinations } from './list-destinations.ts';
import { restoreItem } from './restore-item.ts';
import { saveCombinations } from './save-combinations.ts';
import { setDay } from './set-day.ts';
import { updateItem } from './update-item.ts';

export function itemsRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly jobs: Jobs },
): void {
  const { db } = parts;
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });
  const made = <Data extends object>(data: Data | Refusal) =>
    isRefusal(data) ? data : answer(201, { data });

  register(app, contract.getItem, async ({ params }) => dataOf(await getItem(db, params.id)));
  register(app, contract.createItem, async ({ actor, body }) =>
    made(await createItem(db, actor, body)),
  );
  register(app, contract.updateItem, async ({ actor, params, body }) => {
    const updated = await updateItem(parts, actor, params.id, body);
    if (isRefusal(updated)) return updated;
    return { data: updated.item, cancellation_run_id: updated.runId };
  });
  register(app, contract.archiveItem, async ({ actor, params }) =>
    dataOf(await archiveItem(db, actor, params.id)),
  );
  register(app, contract.restoreItem, async ({ actor, params }) =>
    dataOf(await restoreItem(db, actor, params.id)),
  );
  register(app, contract.copyItem, async ({ actor, params }) =>
    made(await copyItem(db, actor, params.id)),
  );
  register(app, contract.getItemUsage, async ({ params }) => dataOf(await getUsage(db, params.id)));
  register(app, listItemDestinations, ({ query }) => listDestinations(db, query.item_id));
  register(app, contract.getUnsafeOrders, async ({ actor, params }) =>
    dataOf(await getUnsafeOrders(db, actor, params.id)),
  );
  register(app, contract.listItemDays, ({ params, query }) => listDays(db, params.id, query));
  register(app, contract.setItemDay, async ({ actor, params, body }) =>
    dataOf(await setDay(db, actor, params.id, { date: params.date, ...body })),
  );
  register(app, contract.getOptionCombinations, async ({ params }) =>
    dataOf(await getCombinations(db, params.id)),
  );
  register(app, contract.getOptionCombinationsToo, async ({ query }) =>
    dataOf(await getCombinations(db, query.item_id)),
  );
  register(app, contract.saveOptionCombinations, async ({ actor, params, body }) =>
    dataOf(await saveCombinations(db, actor, params.id, body)),
  );
}
