import type { PlainDate } from '@yay/domain/calendar';
import type { Tx } from '../../platform/db/index.ts';
import { announceSchools } from '../../platform/realtime/index.ts';
import type { BatchRow } from './batches.repo.ts';

/**
 * Closes the batch's places of one market through this day: one row for each market, school or
 * grade, which grows with its days. A closure lifted meanwhile stays lifted.
 */
export async function closeThrough(
  tx: Tx,
  batch: BatchRow,
  marketId: number,
  through: PlainDate,
): Promise<void> {
  await tx.query(
    'blackouts.close_through',
    `with wanted as (
       select m.id as market_id, null::int as destination_id, null::int as grade_id
       from markets m where m.id = $2 and m.id = any($4)
       union all
       select null, d.id, null from destinations d where d.market_id = $2 and d.id = any($5)
       union all
       select null, d.id, g.id from grades g join destinations d on d.id = g.destination_id
       where d.market_id = $2 and g.id = any($6)
     ), there as (
       select b.id, b.market_id, b.destination_id, b.grade_id
       from blackouts b join wanted w on w.market_id is not distinct from b.market_id
         and w.destination_id is not distinct from b.destination_id
         and w.grade_id is not distinct from b.grade_id
       where b.batch_id = $1
     ), grown as (
       update blackouts b set ends_on = greatest(b.ends_on, $3::date)
       from there where b.id = there.id and b.lifted_at is null
     )
     insert into blackouts (market_id, destination_id, grade_id, name, type, reason, starts_on,
       ends_on, batch_id, name_es, luncher_ids)
     select w.market_id, w.destination_id, w.grade_id, $7, 'date', $8, $9::date, $3::date, $1, $10,
       $11::int[]
     from wanted w where not exists (
       select from there t where t.market_id is not distinct from w.market_id
         and t.destination_id is not distinct from w.destination_id
         and t.grade_id is not distinct from w.grade_id)
     order by w.destination_id, w.grade_id`,
    [
      batch.id,
      marketId,
      through,
      batch.market_ids,
      batch.destination_ids,
      batch.grade_ids,
      batch.name,
      batch.reason,
      batch.starts_on,
      batch.name_es,
      batch.luncher_ids,
    ],
  );
  const schools = await tx.query<{ id: number }>(
    'blackouts.schools_of_batch',
    `select d.id from destinations d
     where d.market_id = $1 and (d.market_id = any($2) or d.id = any($3) or exists (
       select from grades g where g.destination_id = d.id and g.id = any($4)))`,
    [marketId, batch.market_ids, batch.destination_ids, batch.grade_ids],
  );
  announceSchools(
    tx,
    schools.map(({ id }) => id),
  );
}
