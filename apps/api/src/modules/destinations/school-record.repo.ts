import type { DestinationBody } from '@yay/contract/destinations/calls';
import type { SchoolScope } from '@yay/domain/access';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';
import { COLUMNS, type DestinationRow, FROM, IN_SCOPE, userOf } from './destinations.repo.ts';

export interface GradeRow {
  id: number;
  label: string;
  group: string;
  archived: boolean;
  lunchers: number;
}
export interface DestinationRecordRow extends DestinationRow {
  contact_email: string | null;
  version: number;
  families: number;
  /** Archived ones too, in the school's own order. */
  grades: GradeRow[];
}

export async function findRecord(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<DestinationRecordRow | undefined> {
  const [row] = await source.query<DestinationRecordRow>(
    'destinations.record',
    `select ${COLUMNS}, d.contact_email, d.version,
       (select count(distinct l.user_id) from lunchers l
         where l.destination_id = d.id and l.deleted_at is null) as families,
       coalesce((
         select json_agg(json_build_object('id', g.id, 'label', g.label, 'group', g.group_name,
           'archived', g.archived_at is not null, 'lunchers', (
             select count(*) from lunchers l where l.grade_id = g.id and l.deleted_at is null))
           order by g.position, g.id)
         from grades g where g.destination_id = d.id), '[]'::json) as grades
     ${FROM} where d.id = $2 and ${IN_SCOPE}`,
    [userOf(scope), id],
  );
  return row;
}

/**
 * Locks a school: until the commit nobody else changes it, and no luncher comes into one of its
 * grades.
 */
export async function lockSchool(tx: Tx, id: number): Promise<DestinationRecordRow | undefined> {
  await tx.query(
    'destinations.lock',
    `select id from destinations where id = $1 ${LOCKS.schools.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  await tx.query(
    'destinations.lock_grades',
    `select id from grades where destination_id = $1 order by id ${LOCKS.grades.forNoKeyUpdate()}`,
    [id],
  );
  return findRecord(tx, 'every', id);
}

/** False where there is no such market, or it is archived. Until the commit it stays open. */
export async function keepMarketOpen(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.query(
    'destinations.keep_market',
    `select id from markets where id = $1 and archived_at is null ${LOCKS.markets.forShare(['$1'])}`,
    [id],
  );
  return rows.length > 0;
}

const valuesOf = (body: DestinationBody) => [
  body.name,
  body.abbreviation,
  body.city,
  body.market_id,
  body.status,
  body.contact_email,
];

export async function insertSchool(tx: Tx, body: DestinationBody): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'destinations.insert',
    `insert into destinations (name, abbreviation, city, market_id, status, contact_email)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    valuesOf(body),
  );
  if (row === undefined) throw new Error('the school was not written');
  return row.id;
}

export async function writeSchool(tx: Tx, id: number, body: DestinationBody): Promise<void> {
  await tx.query(
    'destinations.update',
    `update destinations set name = $1, abbreviation = $2, city = $3, market_id = $4, status = $5,
       contact_email = $6, version = version + 1 where id = $7`,
    [...valuesOf(body), id],
  );
}

/** Another school of that abbreviation in the market: labels and lists tell schools apart by it. */
export async function abbreviationTaken(
  tx: Tx,
  body: DestinationBody,
  besides: number | null,
): Promise<boolean> {
  const rows = await tx.query(
    'destinations.abbreviation_taken',
    `select id from destinations
     where market_id = $1 and upper(abbreviation) = $2 and id is distinct from $3
       and status <> 'archived' limit 1`,
    [body.market_id, body.abbreviation, besides],
  );
  return rows.length > 0;
}
