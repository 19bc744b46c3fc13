import type { OptionCombination } from '@yay/contract/items/calls';
import type { Queryable, Tx } from '../../platform/db/index.ts';

export const findCombinations = (source: Queryable, itemId: number): Promise<OptionCombination[]> =>
  source.query<OptionCombination>(
    'items.combinations',
    `select option_ids, kitchen_name, is_offered from option_combinations
     where item_id = $1 order by option_ids`,
    [itemId],
  );

/** All that is kept of combinations of these options; of others it stays, they may come back. */
export async function writeCombinations(
  tx: Tx,
  itemId: number,
  offered: readonly number[],
  rows: readonly OptionCombination[],
): Promise<void> {
  await tx.query(
    'items.clear_combinations',
    'delete from option_combinations where item_id = $1 and option_ids <@ $2::int[]',
    [itemId, offered],
  );
  await tx.query(
    'items.write_combinations',
    `insert into option_combinations (item_id, option_ids, kitchen_name, is_offered)
     select $1, x.option_ids, x.kitchen_name, x.is_offered
     from jsonb_to_recordset($2::jsonb)
       as x (option_ids int[], kitchen_name text, is_offered boolean)`,
    [itemId, JSON.stringify(rows)],
  );
}
