import type { SchoolScope } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface TripSchool {
  readonly id: number;
  readonly name: string;
  readonly market_id: number;
  readonly timezone: string;
  readonly today: PlainDate;
}

const SCHOOL = `d.id, d.name, d.market_id, m.timezone, k.today
  from destinations d join markets m on m.id = d.market_id
  join market_clocks k on k.market_id = m.id`;

/** One of the schools that somebody looks after; undefined for any other. */
export async function schoolInScope(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<TripSchool | undefined> {
  const [row] = await source.query<TripSchool>(
    'class_trips.school',
    `select ${SCHOOL} where d.id = $1 and ($2::int is null or exists (
       select from destination_users u where u.destination_id = d.id and u.user_id = $2))`,
    [id, scope === 'every' ? null : scope.userId],
  );
  return row;
}

export interface LinkRow {
  readonly id: number;
  readonly teacher: string;
  readonly ends_on: PlainDate;
  readonly is_over: boolean;
  readonly is_revoked: boolean;
  readonly trips: number;
  readonly created_at: number;
}

export const linksOf = (
  source: Queryable,
  schoolId: number,
  id: number | null = null,
): Promise<LinkRow[]> =>
  source.query<LinkRow>(
    'class_trips.links',
    `select l.id, l.teacher, l.ends_on, l.ends_on < k.today as is_over,
       l.revoked_at is not null as is_revoked,
       (select count(*) from class_trips t where t.link_id = l.id) as trips, l.created_at
     from trip_links l join destinations d on d.id = l.destination_id
     join market_clocks k on k.market_id = d.market_id
     where l.destination_id = $1 and ($2::int is null or l.id = $2)
     order by l.revoked_at is not null, l.ends_on < k.today, l.id desc limit 200`,
    [schoolId, id],
  );

export async function insertLink(
  tx: Tx,
  link: {
    readonly schoolId: number;
    readonly teacher: string;
    readonly tokenHash: Buffer;
    readonly endsOn: PlainDate;
    readonly createdBy: number;
  },
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'class_trips.insert_link',
    `insert into trip_links (destination_id, teacher, token_hash, ends_on, created_by)
     values ($1, $2, $3, $4, $5) returning id`,
    [link.schoolId, link.teacher, link.tokenHash, link.endsOn, link.createdBy],
  );
  if (row === undefined) throw new Error('the link was not written');
  return row.id;
}

/** False where it was revoked before, or is of another school. */
export async function revokeLinkRow(tx: Tx, schoolId: number, id: number): Promise<boolean> {
  const rows = await tx.query(
    'class_trips.revoke_link',
    `update trip_links set revoked_at = app_now()
     where id = $2 and destination_id = $1 and revoked_at is null returning id`,
    [schoolId, id],
  );
  return rows.length > 0;
}

export interface OpenLink {
  readonly linkId: number;
  readonly teacher: string;
  readonly endsOn: PlainDate;
  readonly school: TripSchool;
}

/** The link of a token, as long as it opens. */
export async function openLink(source: Queryable, hash: Buffer): Promise<OpenLink | undefined> {
  const [row] = await source.query<
    TripSchool & { link_id: number; teacher: string; ends_on: PlainDate }
  >(
    'class_trips.open_link',
    `select l.id as link_id, l.teacher, l.ends_on, ${SCHOOL}
     join trip_links l on l.destination_id = d.id
     where l.token_hash = $1 and l.revoked_at is null and l.ends_on >= k.today
       and d.status = 'active'`,
    [hash],
  );
  if (row === undefined) return undefined;
  const { link_id: linkId, teacher, ends_on: endsOn, ...school } = row;
  return { linkId, teacher, endsOn, school };
}
