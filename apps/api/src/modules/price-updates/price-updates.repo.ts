import type { PriceRule } from '@yay/contract/price-updates/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Cents } from '@yay/domain/money';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export interface PricedItem {
  readonly id: number;
  readonly name: string;
  readonly vendor: string;
  readonly price: Cents;
  readonly price_to_vendor: Cents;
  readonly archived: boolean;
  readonly also_scheduled: boolean;
}

const COLUMNS = `i.id, i.name, v.display_name as vendor, i.price_cents as price,
  i.price_to_vendor_cents as price_to_vendor, i.archived_at is not null as archived,
  exists (select from price_update_lines l join price_updates p on p.id = l.price_update_id
    where l.item_id = i.id and p.state = 'scheduled') as also_scheduled`;

/** Items by their numbers, or by their names in whatever letters. */
export async function itemsNamed(
  source: Queryable,
  ids: readonly number[],
  names: readonly string[],
): Promise<PricedItem[]> {
  return await source.query<PricedItem>(
    'price_updates.items_named',
    `select ${COLUMNS} from items i join vendors v on v.id = i.vendor_id
     where i.id = any ($1::int[]) or lower(i.name) = any ($2::text[]) order by lower(i.name), i.id`,
    [ids, names],
  );
}

export async function itemsOfRule(source: Queryable, rule: PriceRule): Promise<PricedItem[]> {
  return await source.query<PricedItem>(
    'price_updates.items_of_rule',
    `select ${COLUMNS} from items i join vendors v on v.id = i.vendor_id
     where i.archived_at is null
       and (cardinality($1::int[]) = 0 or i.vendor_id = any ($1))
       and (cardinality($2::int[]) = 0 or exists (
         select from item_terms t where t.item_id = i.id and t.term_id = any ($2)))
       and ($3::text = 'all' or i.is_extra = ($3 = 'extra'))
     order by lower(i.name), i.id`,
    [rule.vendor_ids, rule.term_ids, rule.kind],
  );
}

export interface NewUpdate {
  readonly name: string;
  readonly effectiveOn: PlainDate;
  readonly source: object;
  readonly key: string;
  readonly actorId: number;
  readonly impersonatorId: number | null;
}

export async function insertUpdate(tx: Tx, update: NewUpdate): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'price_updates.insert',
    `insert into price_updates (name, effective_on, source, request_key, actor_id, impersonator_id)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      update.name,
      update.effectiveOn,
      JSON.stringify(update.source),
      update.key,
      update.actorId,
      update.impersonatorId,
    ],
  );
  if (row === undefined) throw new Error('the price update was not written');
  return row.id;
}

export interface NewLine {
  readonly item_id: number;
  readonly price_before: Cents;
  readonly price_to_vendor_before: Cents;
  readonly price: Cents;
  readonly price_to_vendor: Cents;
}

export async function insertLines(tx: Tx, id: number, lines: readonly NewLine[]): Promise<void> {
  await tx.query(
    'price_updates.insert_lines',
    `insert into price_update_lines (price_update_id, item_id, price_before_cents,
       vendor_before_cents, price_cents, price_to_vendor_cents)
     select $1, item_id, price_before, price_to_vendor_before, price, price_to_vendor
     from jsonb_to_recordset($2) as lines (item_id integer, price_before integer,
       price_to_vendor_before integer, price integer, price_to_vendor integer)`,
    [id, JSON.stringify(lines)],
  );
}

export async function updateOfKey(
  source: Queryable,
  actorId: number,
  key: string,
): Promise<
  { id: number; name: string; effective_on: PlainDate; source: { seen?: string } } | undefined
> {
  const [row] = await source.query<{
    id: number;
    name: string;
    effective_on: PlainDate;
    source: { seen?: string };
  }>(
    'price_updates.of_key',
    `select id, name, effective_on, source from price_updates
     where actor_id = $1 and request_key = $2`,
    [actorId, key],
  );
  return row;
}

export async function choicesForRules(source: Queryable): Promise<{
  vendors: { id: number; name: string }[];
  terms: { id: number; name: string }[];
}> {
  const [row] = await source.query<Awaited<ReturnType<typeof choicesForRules>>>(
    'price_updates.choices',
    `select (select coalesce(json_agg(json_build_object('id', id, 'name', display_name)
         order by lower(display_name), id), '[]') from vendors) as vendors,
       (select coalesce(json_agg(json_build_object('id', id, 'name', name)
         order by lower(name)), '[]') from terms) as terms`,
    [],
  );
  return row ?? { vendors: [], terms: [] };
}
