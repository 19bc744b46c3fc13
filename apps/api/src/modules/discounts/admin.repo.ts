import type { DiscountState } from '@yay/contract/discounts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { lockDiscount } from './discounts.repo.ts';
import type { DiscountRow } from './saved-discount.ts';

/** A code with everything that the team knows of it. */
export interface KeptDiscount extends Omit<DiscountRow, 'archived_at'> {
  name: string;
  notes: string;
  version: number;
  archived_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
  created_by: number | null;
  creator: string | null;
  uses: number;
  state: DiscountState;
}

export async function discountById(source: Queryable, id: number): Promise<KeptDiscount | null> {
  const [row] = await source.query<KeptDiscount>(
    'discounts.by_id',
    `select d.id, d.code, d.name, d.notes, d.kind, d.value, d.most_cents, d.starts_on, d.ends_on, d.max_uses,
       d.max_uses_per_family, d.min_total_cents, d.first_order_only, d.market_ids,
       d.destination_ids, d.grade_ids, d.version, d.archived_at, d.created_at, d.updated_at,
       d.created_by, d.changed_by, d.waiting_by, d.approved_by, u.first || ' ' || u.last as creator,
       (select count(*) from order_weeks w where w.discount_id = d.id) as uses,
       case when d.archived_at is not null then 'archived'
         when d.waiting_by is not null then 'waiting'
         when d.starts_on > today.date then 'scheduled'
         when d.ends_on < today.date then 'expired' else 'active' end as state
     from discounts d left join users u on u.id = d.created_by,
       (select office_today() as date) today
     where d.id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Locks a discount and returns it: until the commit nobody else changes it, and nobody takes a use
 * of it.
 */
export async function lockForChange(tx: Tx, id: number): Promise<KeptDiscount | null> {
  await lockDiscount(tx, id);
  return discountById(tx, id);
}

/** The fields that are set about a code; its targets already as they are to be. */
export interface DiscountValues {
  readonly code: string;
  readonly name: string;
  readonly notes: string;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly most_cents: number | null;
  readonly starts_on: PlainDate | null;
  readonly ends_on: PlainDate | null;
  readonly max_uses: number | null;
  readonly max_uses_per_family: number | null;
  readonly min_total_cents: number;
  readonly first_order_only: boolean;
  readonly market_ids: readonly number[];
  readonly destination_ids: readonly number[];
  readonly grade_ids: readonly number[];
}

const valuesOf = (values: DiscountValues) => [
  values.code,
  values.name,
  values.notes,
  values.kind,
  values.value,
  values.starts_on,
  values.ends_on,
  values.max_uses,
  values.max_uses_per_family,
  values.min_total_cents,
  values.first_order_only,
  values.market_ids,
  values.destination_ids,
  values.grade_ids,
  values.most_cents,
];

export async function insertDiscount(
  tx: Tx,
  values: DiscountValues,
  createdBy: number,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'discounts.insert',
    `insert into discounts (code, name, notes, kind, value, starts_on, ends_on, max_uses,
       max_uses_per_family, min_total_cents, first_order_only, market_ids, destination_ids,
       grade_ids, most_cents, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`,
    [...valuesOf(values), createdBy],
  );
  if (row === undefined) throw new Error('the discount was not written');
  return row.id;
}

export async function writeDiscount(
  tx: Tx,
  id: number,
  values: DiscountValues,
  changedBy: number,
): Promise<void> {
  await tx.query(
    'discounts.update',
    `update discounts set code = $1, name = $2, notes = $3, kind = $4, value = $5, starts_on = $6,
       ends_on = $7, max_uses = $8, max_uses_per_family = $9, min_total_cents = $10,
       first_order_only = $11, market_ids = $12, destination_ids = $13, grade_ids = $14,
       most_cents = $15, version = version + 1, updated_at = app_now(), changed_by = $17
     where id = $16`,
    [...valuesOf(values), id, changedBy],
  );
}

export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'discounts.archive',
    `update discounts set archived_at = case when $2 then app_now() end, version = version + 1,
       updated_at = app_now() where id = $1`,
    [id, archived],
  );
}

export interface NamedPlaces {
  markets: { id: number; name: string }[];
  destinations: { id: number; name: string; market_id: number; status: string }[];
  grades: { id: number; label: string; destination_id: number }[];
}

/** Returns the named markets, schools and grades that exist. */
export async function namedPlaces(
  source: Queryable,
  ids: {
    readonly markets: readonly number[];
    readonly destinations: readonly number[];
    readonly grades: readonly number[];
  },
): Promise<NamedPlaces> {
  const [row] = await source.query<NamedPlaces>(
    'discounts.places',
    `select
       (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by name), '[]')
        from markets where id = any ($1)) as markets,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'market_id', market_id,
          'status', status) order by name, id), '[]')
        from destinations where id = any ($2)) as destinations,
       (select coalesce(json_agg(json_build_object('id', id, 'label', label,
          'destination_id', destination_id) order by position, id), '[]')
        from grades where id = any ($3)) as grades`,
    [ids.markets, ids.destinations, ids.grades],
  );
  return row ?? { markets: [], destinations: [], grades: [] };
}

/** The schools of grades, and the markets of schools, where only the narrower ones were kept. */
export async function parentsOf(
  source: Queryable,
  { destination_ids, grade_ids }: Pick<DiscountValues, 'destination_ids' | 'grade_ids'>,
): Promise<{ markets: number[]; destinations: number[] }> {
  const [row] = await source.query<{ markets: number[]; destinations: number[] }>(
    'discounts.parents',
    `with schools as (select d.id, d.market_id from destinations d where d.id = any ($1)
         or (cardinality($1::int[]) = 0
           and d.id in (select g.destination_id from grades g where g.id = any ($2))))
     select coalesce(array_agg(distinct market_id), '{}') as markets,
       coalesce(array_agg(id), '{}') as destinations from schools`,
    [destination_ids, grade_ids],
  );
  return row ?? { markets: [], destinations: [] };
}
