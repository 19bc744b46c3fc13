import * as contract from '@yay/contract/meals/calls';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { file, isRefusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { readMealCounts } from './count-meals.ts';
import { mealCountsFile } from './counts-file.ts';
import { deleteMeals, previewMealDeletion } from './delete-meals.ts';

export function mealsRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly jobs: Jobs },
): void {
  const { db } = parts;
  register(app, contract.getMeals, ({ query }) => readMealCounts(db, askedOf(query)));
  register(app, contract.downloadMealCounts, ({ query, locale }) => {
    const asked = askedOf(query);
    const lines = mealCountsFile(db, asked, locale);
    if (isRefusal(lines)) return lines;
    return file(lines, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="meals-${asked.startDate}-${asked.endDate}.csv"`,
    });
  });
  register(app, contract.previewMealDeletion, ({ body }) => previewMealDeletion(db, body));
  register(app, contract.deleteMeals, ({ actor, body }) => deleteMeals(parts, actor, body));
}

const askedOf = (query: z.output<NonNullable<(typeof contract.getMeals)['query']>>) => ({
  type: query.type ?? null,
  startDate: query.start_date,
  endDate: query.end_date,
  marketId: query.market_id ?? null,
});
