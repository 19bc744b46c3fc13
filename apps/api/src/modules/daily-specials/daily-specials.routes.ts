import * as contract from '@yay/contract/daily-specials/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { answer, isRefusal, register } from '../../platform/http/index.ts';
import { countSpecialMeals } from './count-special-meals.ts';
import { createSpecial } from './create-special.ts';
import { createSpecials } from './create-specials.ts';
import { deleteSpecial } from './delete-special.ts';
import { updateSpecial } from './update-special.ts';

export function dailySpecialsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  register(app, contract.createDailySpecial, async ({ actor, body }) => {
    const data = await createSpecial(db, actor, body);
    return isRefusal(data) ? data : answer(201, { data });
  });
  register(app, contract.createDailySpecials, async ({ actor, body }) => {
    const data = await createSpecials(db, actor, body);
    return isRefusal(data) ? data : answer(201, { data });
  });
  register(app, contract.updateDailySpecial, async ({ actor, params, body }) => {
    const data = await updateSpecial(db, actor, params.id, body);
    return isRefusal(data) ? data : { data };
  });
  register(
    app,
    contract.deleteDailySpecial,
    async ({ actor, params, query }) =>
      (await deleteSpecial(db, actor, params.id, query.isBlackoutDay ?? false)) ??
      answer(204, undefined),
  );
  register(app, contract.countSpecialMeals, async ({ query }) => ({
    data: await countSpecialMeals(db, query.ids),
  }));
}
