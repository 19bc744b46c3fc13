import { schoolScopeOf, vendorScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { permittedIds } from './account.repo.ts';

/** The schools and vendors that somebody may see: her own, or all that the team looks after. */
export const permittedPlaces = async (db: Queryable, actor: Actor) => ({
  data: await permittedIds(db, schoolScopeOf(actor), vendorScopeOf(actor)),
});
