import * as contract from '@yay/contract/menu-schedules/calls';
import * as month from '@yay/contract/menu-schedules/month';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, type Refusal, register } from '../../platform/http/index.ts';
import { previewSchedule } from './preview-schedule.ts';
import { proposeMonth } from './propose-month.ts';
import { readDayItem } from './read-day-item.ts';
import { readSchedule } from './read-schedule.ts';
import { saveSchedule } from './save-schedule.ts';

export function menuSchedulesRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  const dataOf = <Data extends object>(data: Data | Refusal) => (isRefusal(data) ? data : { data });
  register(app, contract.getMenuSchedule, async ({ query }) => ({
    data: await readSchedule(db, query),
  }));
  register(app, contract.getScheduleItem, async ({ query }) =>
    dataOf(await readDayItem(db, query)),
  );
  register(app, month.proposeMonth, async ({ query }) => dataOf(await proposeMonth(db, query)));
  register(app, contract.previewSchedule, async ({ body }) =>
    dataOf(await previewSchedule(db, body.plan)),
  );
  register(app, contract.saveSchedule, async ({ actor, body }) =>
    dataOf(await saveSchedule(db, actor, body)),
  );
}
