import type { PriceRule, PriceUpdateLine } from '@yay/contract/price-updates/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface UpdateRow {
  readonly id: number;
  readonly name: string;
  readonly state: 'scheduled' | 'applied' | 'cancelled';
  readonly effective_on: PlainDate;
  readonly source: {
    readonly kind: 'rule' | 'file';
    readonly file_name?: string;
    readonly rule?: PriceRule;
  };
  readonly items: number;
  readonly changed_meanwhile: number;
  readonly other_update: number;
  readonly archived: number;
  readonly created_at: Instant;
  readonly created_by: string | null;
  readonly applied_at: Instant | null;
  readonly actor_id: number | null;
}

/**
 * The outcome of a line: a price that the update means to change and that is neither the old one
 * nor the new one was set by somebody meanwhile.
 */
const OUTCOME = `coalesce(l.outcome, case
  when i.archived_at is not null then 'archived'
  when (l.price_cents <> l.price_before_cents
      and i.price_cents not in (l.price_before_cents, l.price_cents))
    or (l.price_to_vendor_cents <> l.vendor_before_cents
      and i.price_to_vendor_cents not in (l.vendor_before_cents, l.price_to_vendor_cents))
    then 'changed_meanwhile'
  else 'applied' end)`;

/**
 * True where another line gives the same price of the same item another amount than this one does,
 * and the present amount is as `isNow` says.
 */
const differs = (isNow: (was: string, is: string, now: string) => string) => {
  const of = (was: string, is: string) =>
    `(l.${is} <> l.${was} and x.${is} <> x.${was} and x.${is} not in (l.${was}, l.${is})
      and ${isNow(`x.${was}`, `x.${is}`, `i.${is}`)})`;
  return `(${of('price_before_cents', 'price_cents')}
    or ${of('vendor_before_cents', 'price_to_vendor_cents')})`;
};

/**
 * The outcome as it is said. A price that was changed meanwhile was not always changed by a hand:
 * another update may have been first, or is going to be. Of one day the update that was made first
 * comes first.
 */
const SAID_OUTCOME = `case
  when ${OUTCOME} = 'changed_meanwhile' and exists (
    select from price_update_lines x join price_updates q on q.id = x.price_update_id
    where x.item_id = l.item_id and q.id <> p.id and x.outcome = 'applied'
      and q.applied_at >= p.created_at and q.applied_at <= coalesce(p.applied_at, q.applied_at)
      and ${differs((_was, is, now) => `(p.state <> 'scheduled' or ${now} = ${is})`)})
    then 'other_update'
  when p.state = 'scheduled' and ${OUTCOME} = 'applied' and exists (
    select from price_update_lines x join price_updates q on q.id = x.price_update_id
    where x.item_id = l.item_id and q.state = 'scheduled'
      and (q.effective_on, q.id) < (p.effective_on, p.id)
      and ${differs((was, is, now) => `${now} in (${was}, ${is})`)})
    then 'other_update'
  else ${OUTCOME} end`;

export async function listedUpdates(
  source: Queryable,
  { limit, id = null }: { readonly limit: number; readonly id?: number | null },
): Promise<UpdateRow[]> {
  return await source.query<UpdateRow>(
    'price_updates.list',
    `select p.id, p.name, p.state, p.effective_on, p.source, p.created_at, p.applied_at, p.actor_id,
       u.first || ' ' || u.last as created_by, c.items, c.changed_meanwhile, c.other_update, c.archived
     from (select * from price_updates where $2::int is null or id = $2
       order by (state = 'scheduled') desc, id desc limit $1) p
     left join users u on u.id = p.actor_id
     cross join lateral (select count(*)::int as items,
         count(*) filter (where x.outcome = 'changed_meanwhile')::int as changed_meanwhile,
         count(*) filter (where x.outcome = 'other_update')::int as other_update,
         count(*) filter (where x.outcome = 'archived')::int as archived
       from (select ${SAID_OUTCOME} as outcome from price_update_lines l
         join items i on i.id = l.item_id where l.price_update_id = p.id) x) c
     order by (p.state = 'scheduled') desc, p.id desc`,
    [limit, id],
  );
}

export async function linesOf(
  source: Queryable,
  id: number,
): Promise<Omit<PriceUpdateLine, 'warnings'>[]> {
  return await source.query<Omit<PriceUpdateLine, 'warnings'>>(
    'price_updates.lines',
    `select l.item_id, i.name, v.display_name as vendor, l.price_before_cents as price_before,
       l.price_cents as price, l.vendor_before_cents as price_to_vendor_before,
       l.price_to_vendor_cents as price_to_vendor, i.price_cents as price_now,
       i.price_to_vendor_cents as price_to_vendor_now, ${SAID_OUTCOME} as outcome
     from price_update_lines l join price_updates p on p.id = l.price_update_id
     join items i on i.id = l.item_id join vendors v on v.id = i.vendor_id
     where l.price_update_id = $1 order by lower(i.name), i.id`,
    [id],
  );
}

/** Locks an update until the commit, so that one caller at a time applies or cancels it. */
export async function lockUpdate(
  tx: Tx,
  id: number,
): Promise<{ state: UpdateRow['state']; name: string; due: boolean } | undefined> {
  const [row] = await tx.query<{ state: UpdateRow['state']; name: string; due: boolean }>(
    'price_updates.lock',
    `select state, name, effective_on <= (select office_today()) as due
     from price_updates where id = $1 ${LOCKS.priceUpdates.forUpdate(['$1'])}`,
    [id],
  );
  return row;
}

const IS_DUE = `state = 'scheduled'
  and effective_on <= (select office_today())`;

/** Holds when a price update is to take effect, in SQL. */
export const UPDATES_DUE = `exists (select from price_updates where ${IS_DUE})`;

export async function dueUpdates(source: Queryable): Promise<number[]> {
  const rows = await source.query<{ id: number }>(
    'price_updates.due',
    `select id from price_updates where ${IS_DUE}
     order by effective_on, id`,
    [],
  );
  return rows.map(({ id }) => id);
}

/**
 * Locks the items of an update in the order of their ids, so that two never wait for each other.
 */
export async function lockItemsOf(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'price_updates.lock_items',
    `select i.id from items i
     where i.id in (select item_id from price_update_lines where price_update_id = $1)
     order by i.id ${LOCKS.items.forNoKeyUpdate()}`,
    [id],
  );
}

/** Decides what becomes of each line, for good. */
export async function writeOutcomes(tx: Tx, id: number): Promise<void> {
  await tx.query(
    'price_updates.outcomes',
    `update price_update_lines l set outcome = ${OUTCOME} from items i
     where i.id = l.item_id and l.price_update_id = $1`,
    [id],
  );
}

export interface Repriced {
  id: number;
  name: string;
  price_was: number;
  price_is: number;
  vendor_was: number;
  vendor_is: number;
}

export async function writePrices(tx: Tx, id: number): Promise<Repriced[]> {
  return await tx.query<Repriced>(
    'price_updates.write_prices',
    `with before as (select i.id, i.price_cents, i.price_to_vendor_cents,
         case when l.price_cents <> l.price_before_cents then l.price_cents
           else i.price_cents end as price,
         case when l.price_to_vendor_cents <> l.vendor_before_cents then l.price_to_vendor_cents
           else i.price_to_vendor_cents end as vendor
       from price_update_lines l join items i on i.id = l.item_id
       where l.price_update_id = $1 and l.outcome = 'applied')
     update items i set price_cents = b.price, price_to_vendor_cents = b.vendor,
       version = i.version + 1, updated_at = app_now()
     from before b
     where i.id = b.id and (b.price, b.vendor) <> (b.price_cents, b.price_to_vendor_cents)
     returning i.id, i.name, b.price_cents as price_was, b.price as price_is,
       b.price_to_vendor_cents as vendor_was, b.vendor as vendor_is`,
    [id],
  );
}

export async function markState(tx: Tx, id: number, state: 'applied' | 'cancelled'): Promise<void> {
  await tx.query(
    'price_updates.mark',
    `update price_updates set state = $2,
       applied_at = case when $2 = 'applied' then app_now() end where id = $1`,
    [id, state],
  );
}
