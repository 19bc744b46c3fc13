import {
  addLuncher as add,
  listBoardingDestinations as boardingDestinations,
  checkLuncher as check,
  listLunchers as list,
  deleteLuncher as remove,
  returnFamily as returnFamilyCall,
  updateLuncher as update,
} from '@yay/contract/lunchers/calls';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/index.ts';
import { isRefusal, register } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { addLuncher } from './add-luncher.ts';
import { checkLuncher } from './check-luncher.ts';
import { deleteLuncher } from './delete-luncher.ts';
import { listBoardingDestinations } from './list-boarding-destinations.ts';
import { listLunchers } from './list-lunchers.ts';
import { returnFamily } from './return-family.ts';
import { updateLuncher } from './update-luncher.ts';

export function luncherRoutes(
  app: FastifyInstance,
  parts: { readonly db: Db; readonly jobs: Jobs; readonly letters: Letters },
): void {
  const { db } = parts;

  register(app, list, async ({ actor, query }) => {
    const lunchers = await listLunchers(db, actor, query.userId);
    return isRefusal(lunchers) ? lunchers : { data: lunchers };
  });

  register(app, add, async ({ actor, query, body }) => {
    const luncher = await addLuncher(db, actor, query.userId, body);
    return isRefusal(luncher) ? luncher : { data: luncher };
  });

  register(app, update, async ({ actor, params, body }) => {
    const result = await updateLuncher(parts, actor, params.id, body);
    return isRefusal(result) ? result : { data: result.luncher, affected: result.affected };
  });

  register(app, remove, async ({ actor, params }) => {
    const affected = await deleteLuncher(parts, actor, params.id);
    return isRefusal(affected) ? affected : { affected };
  });

  register(app, check, async ({ actor, params, body }) => {
    const planned =
      'deleted' in body ? body : { gradeId: body.grade_id, tolerances: body.tolerances };
    const affected = await checkLuncher(db, actor, params.id, planned);
    return isRefusal(affected) ? affected : { data: affected };
  });

  register(app, returnFamilyCall, async ({ actor, body }) => {
    const affected = await returnFamily(parts, actor, body.lunchers);
    return isRefusal(affected) ? affected : { affected };
  });

  register(app, boardingDestinations, async ({ query }) => ({
    data: await listBoardingDestinations(db, query.fields),
  }));
}
