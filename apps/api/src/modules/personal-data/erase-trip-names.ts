import { isNameOf } from '@yay/domain/text';
import { ERASED_NAME } from '@yay/words/personal-data/say-erased';
import type { Tx } from '../../platform/db/index.ts';
import type { Counter } from './erasure-counter.ts';

/**
 * Blanks the names of lunchers where a teacher typed them for a trip that waits for its answer. How
 * many she named stays. They are told by the text alone, so another child of that name is blanked too.
 */
export async function eraseTripNames(
  tx: Tx,
  count: Counter,
  lunchers: string,
  params: readonly [number],
): Promise<void> {
  const named = await tx.query<{ id: number; names: string[]; first: string; last: string }>(
    'erasure.trip_names',
    `select t.id, t.names, l.first, l.last from class_trips t
     join lunchers l on l.destination_id = t.destination_id
     where l.id in (${lunchers}) and t.names is not null order by t.id`,
    params,
  );
  for (const [id, rows] of Map.groupBy(named, (row) => row.id)) {
    const names = rows[0]?.names ?? [];
    const kept = names.map((name) =>
      rows.some((row) => isNameOf(name, row)) ? ERASED_NAME : name,
    );
    if (kept.every((name, index) => name === names[index])) continue;
    await count.of(
      'class_trips',
      tx.run('update class_trips set names = $2 where id = $1 and names = $3', [id, kept, names]),
    );
  }
}
