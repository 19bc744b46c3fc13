import type { ExtraType } from '@yay/contract/extra-types/calls';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { insertExtraType, lockAllExtraTypes } from './extra-types.repo.ts';
import { announceExtraTypes, presentById } from './present-extra-type.ts';

/** A new kind of extras, after all others. */
export async function createExtraType(
  db: Db,
  actor: Actor,
  name: string,
): Promise<ExtraType | Refusal> {
  try {
    return await db.tx(async (tx) => {
      await lockAllExtraTypes(tx);
      const id = await insertExtraType(tx, name);
      await record(tx, actor, {
        action: 'extra_type.created',
        subject: { type: 'extra_type', id, label: name },
      });
      await announceExtraTypes(tx, actor, [id]);
      return presentById(tx, id);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'extra_types_name_key')) throw error;
    return refuse(422, 'invalid', { name: ['name_exists'] });
  }
}
