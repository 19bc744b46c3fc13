import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/**
 * Announces a changed school to open lists of schools and markets and to its own page, which load
 * it again.
 */
export async function announceSchool(
  tx: Tx,
  actor: Actor,
  id: number,
  marketIds: readonly number[],
): Promise<void> {
  await publishList(tx, 'private-list.schools', [id], actor);
  await publish(tx, `private-record.school.${id}`, 'record.changed', {});
  await publishList(tx, 'private-list.markets', [...new Set(marketIds)], actor);
}
