import * as contract from '@yay/contract/meals/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { readMealCounts } from './count-meals.ts';
import { deleteMeals, previewMealDeletion } from './delete-meals.ts';

export function mealsRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly jobs: Jobs },
): void {
  const { db } = parts;
  register(app, contract.getMeals, ({ query }) =>
    readMealCounts(db, {
      type: query.type ?? null,
      startDate: query.start_date,
      endDate: query.end_date,
      marketId: query.market_id ?? null,
    }),
  );
  register(app, contract.previewMealDeletion, ({ body }) => previewMealDeletion(db, body));
  register(app, contract.deleteMeals, ({ actor, body }) => deleteMeals(parts, actor, body));
}
