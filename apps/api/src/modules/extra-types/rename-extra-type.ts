import type { ExtraType } from '@yay/contract/extra-types/calls';
import { type Db, isUniqueViolation } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { lockExtraType, writeName } from './extra-types.repo.ts';
import { announceExtraTypes, presentById, presentExtraType } from './present-extra-type.ts';

/** Another name for a kind of extras; everything of it has it at once. */
export async function renameExtraType(
  db: Db,
  actor: Actor,
  id: number,
  input: { readonly version: number; readonly name: string },
): Promise<ExtraType | Refusal> {
  try {
    return await db.tx(async (tx) => {
      const before = await lockExtraType(tx, id);
      if (before === null) return refuse(404, 'not_found');
      if (before.archived_at !== null || before.version !== input.version) {
        const code = before.archived_at === null ? 'version_conflict' : 'archived';
        return refuse(409, code, undefined, { more: { extra_type: presentExtraType(before) } });
      }
      if (before.name === input.name) return presentExtraType(before);
      await writeName(tx, id, input.name);
      await record(tx, actor, {
        action: 'extra_type.updated',
        subject: { type: 'extra_type', id, label: input.name },
        before: { name: before.name },
        after: { name: input.name },
      });
      await announceExtraTypes(tx, actor, [id]);
      return presentById(tx, id);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'extra_types_name_key')) throw error;
    return refuse(422, 'invalid', { name: ['name_exists'] });
  }
}
