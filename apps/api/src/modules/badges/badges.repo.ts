import type { BadgeFormat } from '@yay/domain/badges';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface BadgeRow {
  id: number;
  luncher_id: number;
  format: BadgeFormat;
  number: string;
  assigned_at: Instant;
  ended_at: Instant | null;
}

const COLUMNS = 'b.id, b.luncher_id, b.format, b.number, b.assigned_at, b.ended_at';

export interface HolderRow {
  luncher_id: number;
  first: string;
  last: string;
  grade: string | null;
}

/** SQL: children of school $1 whose name has $2 in it. */
const HOLDERS = `from lunchers_in_place l
  where l.destination_id = $1 and l.deleted_at is null
    and ($2::text = '' or position(lower($2) in lower(l.first || ' ' || l.last)) > 0)`;

export const findHolders = (
  source: Queryable,
  destinationId: number,
  search: string,
  slice: { readonly limit: number; readonly offset: number },
): Promise<HolderRow[]> =>
  source.query<HolderRow>(
    'badges.holders',
    `select l.id as luncher_id, l.first, l.last, l.grade_label as grade ${HOLDERS}
     order by lower(l.last), lower(l.first), l.id limit $3 offset $4`,
    [destinationId, search, slice.limit, slice.offset],
  );

export async function countHolders(
  source: Queryable,
  destinationId: number,
  search: string,
): Promise<number> {
  const [row] = await source.query<{ total: number }>(
    'badges.count_holders',
    `select count(*) as total ${HOLDERS}`,
    [destinationId, search],
  );
  return row?.total ?? 0;
}

/** Returns the badges that these children have now. */
export const badgesOf = (source: Queryable, luncherIds: readonly number[]): Promise<BadgeRow[]> =>
  source.query<BadgeRow>(
    'badges.of_lunchers',
    `select ${COLUMNS} from badges b where b.luncher_id = any ($1::int[]) and b.ended_at is null
     order by b.luncher_id, b.format`,
    [luncherIds],
  );

export const badgesEver = (source: Queryable, luncherId: number): Promise<BadgeRow[]> =>
  source.query<BadgeRow>(
    'badges.ever',
    `select ${COLUMNS} from badges b where b.luncher_id = $1
     order by b.assigned_at desc, b.id desc`,
    [luncherId],
  );

export interface LuncherRow {
  id: number;
  user_id: number;
  first: string;
  last: string;
}

/** Returns a child that is not removed. */
export async function luncherWithBadges(
  source: Queryable,
  id: number,
): Promise<LuncherRow | undefined> {
  const [row] = await source.query<LuncherRow>(
    'badges.luncher',
    `select l.id, l.user_id, l.first, l.last from lunchers_in_place l
     where l.id = $1 and l.deleted_at is null`,
    [id],
  );
  return row;
}

/** Ends what the child has of this format. */
export async function endBadgesOf(
  tx: Tx,
  luncherId: number,
  format: BadgeFormat,
  by: number,
): Promise<void> {
  await tx.query(
    'badges.end_of',
    `update badges set ended_at = app_now(), ended_by = $3
     where luncher_id = $1 and format = $2 and ended_at is null`,
    [luncherId, format, by],
  );
}

export async function insertBadge(
  tx: Tx,
  badge: {
    readonly luncherId: number;
    readonly format: BadgeFormat;
    readonly number: string;
    readonly by: number;
  },
): Promise<BadgeRow> {
  const [row] = await tx.query<BadgeRow>(
    'badges.insert',
    `insert into badges as b (luncher_id, format, number, assigned_by) values ($1, $2, $3, $4)
     returning ${COLUMNS}`,
    [badge.luncherId, badge.format, badge.number, badge.by],
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

/** Returns the formats of the badges with this number that children of a school have now. */
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
     join lunchers_in_place l on l.id = b.luncher_id
     where l.destination_id = $1 and l.deleted_at is null and b.ended_at is null
     order by b.format`,
    [destinationId, candidates.map((one) => one.format), candidates.map((one) => one.number)],
  );
  return rows.map(({ format }) => format);
}
