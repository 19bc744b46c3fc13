import type { SupplyBody } from '@yay/contract/supply-schedules/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface SupplyRow {
  id: number;
  destination: { id: number; name: string; market: string };
  name: string;
  quantity: number;
  unit: string;
  weekdays: number[];
  starts_on: PlainDate;
  ends_on: PlainDate | null;
  note: string;
  version: number;
  archived_at: Instant | null;
}

export const MOST_SUPPLIES = 3_000;

export interface SupplyQuery {
  readonly id?: number;
  readonly market_id?: number | undefined;
  readonly destination_id?: number | undefined;
  readonly archived?: boolean | undefined;
}

/** Returns the supplies by school; one more than are told, where there are more. */
export const findSupplies = (source: Queryable, query: SupplyQuery): Promise<SupplyRow[]> =>
  source.query<SupplyRow>(
    'supply_schedules.find',
    `select s.id, json_build_object('id', d.id, 'name', d.name, 'market', m.name) as destination,
       s.name, s.quantity, s.unit, s.weekdays, s.starts_on, s.ends_on, s.note, s.version,
       s.archived_at
     from supply_schedules s
     join destinations d on d.id = s.destination_id
     join markets m on m.id = d.market_id
     where ($1::int is null or s.id = $1) and ($2::int is null or d.market_id = $2)
       and ($3::int is null or d.id = $3)
       and ($4::boolean is null or (s.archived_at is not null) = $4)
     order by lower(d.name), d.id, lower(s.name), s.id limit ${MOST_SUPPLIES + 1}`,
    [
      query.id ?? null,
      query.market_id ?? null,
      query.destination_id ?? null,
      query.archived ?? null,
    ],
  );

export async function lockSupply(tx: Tx, id: number): Promise<SupplyRow | undefined> {
  await tx.query(
    'supply_schedules.lock',
    `select 1 from supply_schedules where id = $1 ${LOCKS.supplies.forUpdate(['$1'])}`,
    [id],
  );
  const [row] = await findSupplies(tx, { id });
  return row;
}

const valuesOf = (body: SupplyBody) => [
  body.destination_id,
  body.name,
  body.quantity,
  body.unit,
  body.weekdays,
  body.starts_on,
  body.ends_on,
  body.note,
];

export async function insertSupply(tx: Tx, body: SupplyBody): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'supply_schedules.insert',
    `insert into supply_schedules (destination_id, name, quantity, unit, weekdays, starts_on,
       ends_on, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    valuesOf(body),
  );
  if (row === undefined) throw new Error('the supply schedule was not written');
  return row.id;
}

export async function writeSupply(tx: Tx, id: number, body: SupplyBody): Promise<void> {
  await tx.query(
    'supply_schedules.update',
    `update supply_schedules set destination_id = $1, name = $2, quantity = $3, unit = $4,
       weekdays = $5, starts_on = $6, ends_on = $7, note = $8, version = version + 1
     where id = $9`,
    [...valuesOf(body), id],
  );
}

export async function archiveSupplyRow(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'supply_schedules.archive',
    `update supply_schedules set archived_at = case when $2 then app_now() end,
       version = version + 1 where id = $1`,
    [id, archived],
  );
}

/** Returns the days on which these schools are closed as a whole, by themselves or with their market. */
export const findClosedDays = (
  source: Queryable,
  destinationIds: readonly number[],
  dates: readonly PlainDate[],
): Promise<{ destination_id: number; date: PlainDate; name: string }[]> =>
  source.query(
    'supply_schedules.closed_days',
    `select distinct on (d.id, day.date) d.id as destination_id, day.date, b.name
     from unnest($2::date[]) as day (date)
     cross join destinations d
     join blackouts b on closes(b, d.market_id, d.id, null, day.date)
     where d.id = any ($1::int[])
     order by d.id, day.date, b.id`,
    [destinationIds, dates],
  );

export const findMarkets = (source: Queryable): Promise<{ id: number; name: string }[]> =>
  source.query<{ id: number; name: string }>(
    'supply_schedules.markets',
    'select id, name from markets where archived_at is null order by lower(name), id',
  );

export async function isOpenSchool(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query(
    'supply_schedules.school',
    `select 1 from destinations where id = $1 and status <> 'archived'`,
    [id],
  );
  return rows.length > 0;
}
