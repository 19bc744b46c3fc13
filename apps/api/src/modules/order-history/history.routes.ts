import { downloadOrderHistory, listOrderHistory } from '@yay/contract/order-history/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { file, register } from '../../platform/http/index.ts';
import { historyFile } from './download-history.ts';
import { listHistory } from './list-history.ts';

export function historyRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, listOrderHistory, ({ actor, query }) =>
    listHistory(db, actor.userId, {
      ...query,
      when: query.when ?? 'upcoming',
      page: query.page ?? 1,
    }),
  );

  register(app, downloadOrderHistory, ({ actor, query, locale }) =>
    file(historyFile(db, actor.userId, query, locale), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="lunches.csv"',
    }),
  );
}
