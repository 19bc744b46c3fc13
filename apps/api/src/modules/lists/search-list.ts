import type {
  searchList as contract,
  searchItems as itemsContract,
} from '@yay/contract/lists/calls';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { SHORTEST_SEARCH, searched } from './conditions.ts';
import type { Model } from './model.ts';
import { findModel } from './models/index.ts';
import { SPANISH_NAME } from './models/item.ts';
import { nameRank } from './name-rank.ts';
import { Params } from './params.ts';

type Answer = z.input<(typeof contract.responses)[200]>;
type ItemsAnswer = z.input<(typeof itemsContract.responses)[200]>;
type Hit = Answer['data'][number];

const PER_PAGE = 6;
const LAST_PAGE_OF_ALL = 1_000_000;

/** Searches records of one model by their name, six a page. */
export async function searchList(
  source: Queryable,
  actor: Actor,
  query: {
    readonly model: string;
    readonly value: string;
    readonly page: number;
    readonly offered?: boolean | undefined;
  },
): Promise<Answer | Refusal> {
  const model = findModel(actor, query.model);
  const { finding } = model ?? {};
  if (model === undefined || finding === undefined) {
    return refuse(422, 'invalid', { model: ['unknown_model'] });
  }
  return hitsOf<Hit>(source, actor, model, {
    ...query,
    columns: `${model.key} as id, ${finding.name} as name, ${finding.label} as search_label`,
    places: [finding.search],
  });
}

/** Searches items by their name in either language, their vendor's name or their number. */
export async function searchItems(
  source: Queryable,
  actor: Actor,
  query: { readonly value: string; readonly page: number },
): Promise<ItemsAnswer | Refusal> {
  const model = findModel(actor, 'Item');
  if (model?.finding === undefined) return refuse(403, 'forbidden');
  const vendor = '(select v.display_name from vendors v where v.id = i.vendor_id)';
  return hitsOf<ItemsAnswer['data'][number]>(source, actor, model, {
    ...query,
    columns: `i.id, i.name, i.internal_name as search_label, ${vendor} as vendor`,
    places: [model.finding.search, SPANISH_NAME, `lower(${vendor})`, 'i.id::text'],
  });
}

async function hitsOf<Row extends object>(
  source: Queryable,
  actor: Actor,
  model: Model,
  query: {
    readonly value: string;
    readonly page: number;
    readonly offered?: boolean | undefined;
    readonly columns: string;
    readonly places: readonly string[];
  },
) {
  const page = Math.min(query.page, LAST_PAGE_OF_ALL);
  const empty = { data: [], total: 0, per_page: PER_PAGE, current_page: page, last_page: 1 };
  if (query.value.trim().length < SHORTEST_SEARCH || model.finding === undefined) return empty;

  const params = new Params();
  const conditions = [searched(query.value, query.places)(params)];
  if (model.hidden) conditions.push(model.hidden.unless);
  if (query.offered && model.finding.offered) conditions.push(model.finding.offered);
  if (model.scope) conditions.push(model.scope(actor, params));
  const { key, from, finding } = model;
  // Matches are found first and sorted afterwards: reading in the order of an index, PostgreSQL
  // would find a rare name last. Sort keys are selected with them, so that only the page is looked
  // up. What is named so comes before what is found otherwise, by its vendor for instance.
  const sorts = [nameRank(query.value, `lower(${finding.name})`, params), ...finding.order];
  const keys = sorts.map((by, n) => `${by} as o${n}`).join(', ');
  const order = sorts.map((_, n) => `o${n}`).join(', ');
  const { rows } = await source.run<Row & { _total: number; id: number | null }>(
    `with hits as materialized
       (select ${key} as _key, ${keys} from ${from} where ${conditions.join(' and ')})
     select counted._total, shown.*
     from (select count(*) as _total from hits) counted left join (
       select ${query.columns}, ${order}
       from (select * from hits order by ${order}
         limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}) page join ${from} on ${key} = _key
     ) shown on true order by ${order}`,
    params.values,
  );
  const total = rows[0]?._total ?? 0;
  // An empty page still has one row without a record, which carries the total.
  const data = rows.filter(({ id }) => id !== null);
  return { ...empty, data, total, last_page: Math.max(1, Math.ceil(total / PER_PAGE)) };
}
