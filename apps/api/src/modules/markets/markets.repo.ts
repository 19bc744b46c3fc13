import type { MarketBody } from '@yay/contract/markets/calls';
import type { Instant } from '@yay/domain/time';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface MarketRow {
  id: number;
  name: string;
  abbreviation: string;
  timezone: string;
  macro_market: { id: number; name: string } | null;
  schools: number;
  families: number;
  lunchers: number;
  archived_at: Instant | null;
  version: number;
}

const COLUMNS = `m.id, m.name, m.abbreviation, m.timezone, m.version, m.archived_at,
  case when mm.id is not null then json_build_object('id', mm.id, 'name', mm.name) end as macro_market,
  (select count(*) from destinations d where d.market_id = m.id and d.status = 'active') as schools,
  coalesce(eating.families, 0) as families, coalesce(eating.lunchers, 0) as lunchers`;
const FROM = `from markets m
  left join macro_markets mm on mm.id = m.macro_market_id
  left join lateral (
    select count(distinct l.user_id) as families, count(*) as lunchers
    from lunchers_in_place l where l.market_id = m.id and l.deleted_at is null) eating on true`;

export async function findMarket(source: Queryable, id: number): Promise<MarketRow | undefined> {
  const [row] = await source.query<MarketRow>(
    'markets.find',
    `select ${COLUMNS} ${FROM} where m.id = $1`,
    [id],
  );
  return row;
}

export const openMarkets = (source: Queryable): Promise<MarketRow[]> =>
  source.query<MarketRow>(
    'markets.open',
    `select ${COLUMNS} ${FROM} where m.archived_at is null order by lower(m.name), m.id`,
    [],
  );

/** Locks a market: until the commit nobody else changes it, and no school is opened in it. */
export async function lockMarket(tx: Tx, id: number): Promise<MarketRow | undefined> {
  await tx.query(
    'markets.lock',
    `select id from markets where id = $1 ${LOCKS.markets.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return findMarket(tx, id);
}

/** False for a macro-market that there is not. Until the commit it stays. */
export async function keepMacroMarket(tx: Tx, id: number | null): Promise<boolean> {
  if (id === null) return true;
  const rows = await tx.query(
    'markets.keep_macro',
    `select id from macro_markets where id = $1 ${LOCKS.macroMarkets.forKeyShare(['$1'])}`,
    [id],
  );
  return rows.length > 0;
}

const valuesOf = (body: MarketBody) => [
  body.name,
  body.abbreviation,
  body.timezone,
  body.macro_market_id,
];

export async function insertMarket(tx: Tx, body: MarketBody): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'markets.insert',
    `insert into markets (name, abbreviation, timezone, macro_market_id)
     values ($1, $2, $3, $4) returning id`,
    valuesOf(body),
  );
  if (row === undefined) throw new Error('the market was not written');
  return row.id;
}

export async function writeMarket(tx: Tx, id: number, body: MarketBody): Promise<void> {
  await tx.query(
    'markets.update',
    `update markets set name = $1, abbreviation = $2, timezone = $3, macro_market_id = $4,
       version = version + 1 where id = $5`,
    [...valuesOf(body), id],
  );
}

export async function markArchived(tx: Tx, id: number, archived: boolean): Promise<void> {
  await tx.query(
    'markets.archive',
    `update markets set archived_at = case when $2 then app_now() end, version = version + 1
     where id = $1`,
    [id, archived],
  );
}
