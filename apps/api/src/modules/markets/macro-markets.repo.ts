import type { MacroMarket } from '@yay/contract/markets/calls';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export const findMacroMarkets = (
  source: Queryable,
): Promise<(MacroMarket & { markets: number })[]> =>
  source.query(
    'markets.macro_list',
    `select mm.id, mm.name, count(m.id) as markets
     from macro_markets mm left join markets m on m.macro_market_id = mm.id
     group by mm.id order by lower(mm.name), mm.id`,
    [],
  );

export async function insertMacroMarket(tx: Tx, name: string): Promise<MacroMarket> {
  const [row] = await tx.query<MacroMarket>(
    'markets.macro_insert',
    'insert into macro_markets (name) values ($1) returning id, name',
    [name],
  );
  if (row === undefined) throw new Error('the macro-market was not written');
  return row;
}

/** Locks a macro-market and returns it with its former name; undefined where there is none. */
export async function lockMacroMarket(tx: Tx, id: number): Promise<MacroMarket | undefined> {
  const [row] = await tx.query<MacroMarket>(
    'markets.macro_hold',
    `select id, name from macro_markets where id = $1 ${LOCKS.macroMarkets.forNoKeyUpdate(['$1'])}`,
    [id],
  );
  return row;
}

export async function writeMacroMarket(tx: Tx, id: number, name: string): Promise<void> {
  await tx.query('markets.macro_rename', 'update macro_markets set name = $2 where id = $1', [
    id,
    name,
  ]);
}
