import * as contract from '@yay/contract/schedule/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { getMenu } from './get-menu.ts';
import { listDailySpecials } from './list-daily-specials.ts';
import { listDestinationDays } from './list-destination-days.ts';
import { listMenus } from './list-menus.ts';

export function scheduleRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listDestinationDays, ({ query }) => listDestinationDays(db, query));
  register(app, contract.listDailySpecials, ({ query }) => listDailySpecials(db, query));
  register(app, contract.listMenus, ({ query }) => listMenus(db, query.page ?? 1));
  register(app, contract.getMenu, ({ params }) => getMenu(db, params.id));
}
