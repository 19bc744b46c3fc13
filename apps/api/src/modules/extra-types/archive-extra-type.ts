import type { ExtraType } from '@yay/contract/extra-types/calls';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockExtraType, markArchived } from './extra-types.repo.ts';
import { announceExtraTypes, presentById, presentExtraType } from './present-extra-type.ts';

/** Extras that have it keep it; nothing gets it anew until it is back. */
export async function archiveExtraType(
  db: Db,
  actor: Actor,
  id: number,
  archived: boolean,
): Promise<ExtraType | Refusal> {
  try {
    return await db.tx(async (tx) => {
      const before = await lockExtraType(tx, id);
      if (before === null) return refuse(404, 'not_found');
      if ((before.archived_at !== null) === archived) return presentExtraType(before);
      await markArchived(tx, id, archived);
      await record(tx, actor, {
        action: archived ? 'extra_type.archived' : 'extra_type.restored',
        subject: { type: 'extra_type', id, label: before.name },
      });
      await announceExtraTypes(tx, actor, [id]);
      return presentById(tx, id);
    });
  } catch (error) {
    // Another one has got the name meanwhile.
    if (!isUniqueViolation(error, 'extra_types_name_key')) throw error;
    return refuse(422, 'invalid', { name: ['name_exists'] });
  }
}
