import { downloadRevenue, getRevenue, listRevenuePlaces } from '@yay/contract/reports/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { file, isRefusal, register } from '../../platform/http/index.ts';
import { askedOf } from './asked-of.ts';
import { getRevenue as readReport } from './get-revenue.ts';
import { listPlaces } from './list-places.ts';
import { revenueFile } from './revenue-file.ts';

export function reportsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, getRevenue, ({ query }) => readReport(db, query));
  register(app, listRevenuePlaces, () => listPlaces(db));
  register(app, downloadRevenue, ({ query, locale }) => {
    const asked = askedOf(query);
    if (isRefusal(asked)) return asked;
    return file(revenueFile(db, asked, locale), {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="revenue-${asked.from}-${asked.to}.csv"`,
    });
  });
}
