import type { SchoolScope } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';

export interface OwnSchool {
  readonly id: number;
  readonly market_id: number;
}

/** The schools of those who close days of their own school alone; null for who closes everywhere. */
export const ownSchools = async (
  source: Queryable,
  scope: SchoolScope,
): Promise<OwnSchool[] | null> =>
  scope === 'every'
    ? null
    : source.query<OwnSchool>(
        'blackouts.own_schools',
        `select d.id, d.market_id from destination_users u
         join destinations d on d.id = u.destination_id where u.user_id = $1 order by d.id`,
        [scope.userId],
      );

/** Tells whether every place of a batch belongs to these schools. */
export const isOfSchools = async (
  source: Queryable,
  batchId: number,
  schoolIds: readonly number[],
): Promise<boolean> => {
  const [row] = await source.query<{ own: boolean }>(
    'blackouts.batch_of_schools',
    `select cardinality(k.market_ids) = 0 and k.destination_ids <@ $2::int[]
       and not exists (select from grades g
         where g.id = any(k.grade_ids) and g.destination_id <> all($2::int[]))
       and not exists (select from blackouts b where b.id = any(k.blackout_ids)
         and (b.destination_id is null or b.destination_id <> all($2::int[]))) as own
     from blackout_batches k where k.id = $1`,
    [batchId, schoolIds],
  );
  return row?.own ?? false;
};
