import type { ExtraType } from '@yay/contract/extra-types/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { findExtraTypes, lockAllExtraTypes, writeOrder } from './extra-types.repo.ts';
import { announceExtraTypes, presentExtraType } from './present-extra-type.ts';

const MOST_NAMES = 40;

/** Another order for those that are not archived; each is named exactly once. */
export async function orderExtraTypes(
  db: Db,
  actor: Actor,
  ids: readonly number[],
): Promise<{ data: ExtraType[] } | Refusal> {
  return db.tx(async (tx) => {
    await lockAllExtraTypes(tx);
    const all = await findExtraTypes(tx);
    const before = all.filter((row) => row.archived_at === null);
    const rows = ids.flatMap((id) => before.find((row) => row.id === id) ?? []);
    // Somebody added or archived one meanwhile, or one is named twice.
    if (new Set(ids).size !== before.length || rows.length !== before.length) {
      return refuse(422, 'invalid', { ids: ['changed_meanwhile'] });
    }
    if (rows.every((row, index) => row.id === before[index]?.id)) return answered(all);
    await writeOrder(tx, ids);
    await record(tx, actor, {
      action: 'extra_type.ordered',
      subject: { type: 'extra_type', id: null, label: '' },
      before: { order: before.map(({ name }) => name).slice(0, MOST_NAMES) },
      after: { order: rows.map(({ name }) => name).slice(0, MOST_NAMES) },
    });
    await announceExtraTypes(tx, actor, ids);
    return answered(await findExtraTypes(tx));
  });
}

const answered = (rows: Awaited<ReturnType<typeof findExtraTypes>>) => ({
  data: rows.map(presentExtraType),
});
