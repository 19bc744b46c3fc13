import * as contract from '@yay/contract/schedule/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import { getMenu } from './get-menu.ts';
import { listDailySpecials } from './list-daily-specials.ts';
import { listDestinationDays } from './list-destination-days.ts';
import { listMenus } from './list-menus.ts';

export function scheduleRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.listDestinationDays, ({ actor, query }) =>
    listDestinationDays(db, actor, query),
  );
  register(app, contract.listDailySpecials, ({ actor, query }) =>
    listDailySpecials(db, actor, query),
  );
  register(app, contract.listMenus, ({ actor, query }) => listMenus(db, actor, query.page ?? 1));
  register(app, contract.getMenu, ({ actor, params }) => getMenu(db, actor, params.id));
}
