import type { BadgeHolders } from '@yay/contract/badges/values';
import type { BadgeFormat } from '@yay/domain/badges';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface BadgeRow {
  id: number;
  luncher_id: number | null;
  user_id: number | null;
  format: BadgeFormat;
  number: string;
  assigned_at: Instant;
  ended_at: Instant | null;
}

const COLUMNS = 'b.id, b.luncher_id, b.user_id, b.format, b.number, b.assigned_at, b.ended_at';

export interface HolderRow {
  luncher_id: number | null;
  user_id: number | null;
  first: string;
  last: string;
  grade: string | null;
}

/** SQL: children, or people, of school $1 whose name has $2 in it. */
const HOLDERS: Readonly<Record<BadgeHolders, string>> = {
  lunchers: `from (
      select l.id as luncher_id, null::integer as user_id, l.first, l.last, l.grade_label as grade
      from lunchers_in_place l where l.destination_id = $1 and l.deleted_at is null
    ) h where ($2::text = '' or position(lower($2) in lower(h.first || ' ' || h.last)) > 0)`,
  people: `from (
      select null::integer as luncher_id, u.id as user_id, u.first, u.last, null::text as grade
      from destination_users s join users u on u.id = s.user_id
      where s.destination_id = $1 and u.deleted_at is null
    ) h where ($2::text = '' or position(lower($2) in lower(h.first || ' ' || h.last)) > 0)`,
};

export const findHolders = (
  source: Queryable,
  holders: BadgeHolders,
  destinationId: number,
  search: string,
  slice: { readonly limit: number; readonly offset: number },
): Promise<HolderRow[]> =>
  source.query<HolderRow>(
    `badges.${holders}`,
    `select h.* ${HOLDERS[holders]}
     order by lower(h.last), lower(h.first), h.luncher_id, h.user_id limit $3 offset $4`,
    [destinationId, search, slice.limit, slice.offset],
  );

export async function countHolders(
  source: Queryable,
  holders: BadgeHolders,
  destinationId: number,
  search: string,
): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    `badges.count_${holders}`,
    `select count(*) as total ${HOLDERS[holders]}`,
    [destinationId, search],
  );
  return row?.total ?? 0;
}

/** Returns the badges that these children and people have now. */
export const badgesOf = (source: Queryable, holders: readonly HolderKey[]): Promise<BadgeRow[]> =>
  source.query<BadgeRow>(
    'badges.of_holders',
    `select ${COLUMNS} from badges b
     where (b.luncher_id = any ($1::int[]) or b.user_id = any ($2::int[])) and b.ended_at is null
     order by b.luncher_id, b.user_id, b.format`,
    [
      holders.flatMap(({ luncher_id }) => luncher_id ?? []),
      holders.flatMap(({ user_id }) => user_id ?? []),
    ],
  );

export const badgesEver = (source: Queryable, holder: HolderKey): Promise<BadgeRow[]> =>
  source.query<BadgeRow>(
    'badges.ever',
    `select ${COLUMNS} from badges b where b.luncher_id = $1 or b.user_id = $2
     order by b.assigned_at desc, b.id desc`,
    [holder.luncher_id, holder.user_id],
  );

/** The holder of a badge: a child or a person, and the other is null. */
export interface HolderKey {
  readonly luncher_id: number | null;
  readonly user_id: number | null;
}

export interface FoundHolder extends HolderKey {
  readonly first: string;
  readonly last: string;
  /** The account that it is about: the child's family, or the person. */
  readonly account_id: number;
}

/** Returns a child that is not removed, or a person who works at a school. */
export async function findHolder(
  source: Queryable,
  { luncher_id, user_id }: HolderKey,
): Promise<FoundHolder | undefined> {
  const [row] = await source.query<FoundHolder>(
    'badges.holder',
    `select l.id as luncher_id, null::integer as user_id, l.first, l.last, l.user_id as account_id
     from lunchers_in_place l where l.id = $1 and l.deleted_at is null
     union all
     select null, u.id, u.first, u.last, u.id from users u
     where u.id = $2 and u.deleted_at is null
       and exists (select from destination_users s where s.user_id = u.id)`,
    [luncher_id, user_id],
  );
  return row;
}

/** Ends what the holder has of this format, and who has this number and is at no school any more. */
export async function endBadgesFor(
  tx: Tx,
  holder: HolderKey,
  { format, number, by }: Pick<BadgeToWrite, 'format' | 'number' | 'by'>,
): Promise<void> {
  await tx.query(
    'badges.end_for',
    `update badges b set ended_at = app_now(), ended_by = $5
     where b.format = $3 and b.ended_at is null and (b.luncher_id = $1 or b.user_id = $2
       or b.number = $4 and not exists (
         select from lunchers l where l.id = b.luncher_id and l.deleted_at is null)
       and not exists (
         select from users u join destination_users s on s.user_id = u.id
         where u.id = b.user_id and u.deleted_at is null))`,
    [holder.luncher_id, holder.user_id, format, number, by],
  );
}

export interface BadgeToWrite {
  readonly holder: HolderKey;
  readonly format: BadgeFormat;
  readonly number: string;
  readonly by: number;
}

export async function insertBadge(tx: Tx, badge: BadgeToWrite): Promise<BadgeRow> {
  const [row] = await tx.query<BadgeRow>(
    'badges.insert',
    `insert into badges as b (luncher_id, user_id, format, number, assigned_by)
     values ($1, $2, $3, $4, $5) returning ${COLUMNS}`,
    [badge.holder.luncher_id, badge.holder.user_id, badge.format, badge.number, badge.by],
  );
  if (row === undefined) throw new Error('the badge was not written');
  return row;
}

/** Ends a badge; undefined where there is none, or it ended before. */
export async function endBadgeRow(tx: Tx, id: number, by: number): Promise<BadgeRow | undefined> {
  const [row] = await tx.query<BadgeRow>(
    'badges.end',
    `update badges b set ended_at = app_now(), ended_by = $2
     where b.id = $1 and b.ended_at is null returning ${COLUMNS}`,
    [id, by],
  );
  return row;
}

/** Returns the formats of the badges with this number that children and people of a school have now. */
export async function formatsOfNumber(
  source: Queryable,
  destinationId: number,
  candidates: readonly { readonly format: BadgeFormat; readonly number: string }[],
): Promise<BadgeFormat[]> {
  const rows = await source.query<{ format: BadgeFormat }>(
    'badges.formats_of_number',
    `select b.format from badges b
     join unnest($2::text[], $3::text[]) as c (format, number)
       on c.format = b.format and c.number = b.number
     where b.ended_at is null and (
       exists (select from lunchers l
         where l.id = b.luncher_id and l.destination_id = $1 and l.deleted_at is null)
       or exists (select from destination_users s join users u on u.id = s.user_id
         where s.user_id = b.user_id and s.destination_id = $1 and u.deleted_at is null))
     order by b.format`,
    [destinationId, candidates.map((one) => one.format), candidates.map((one) => one.number)],
  );
  return rows.map(({ format }) => format);
}
