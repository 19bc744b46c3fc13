import type { FieldCode } from '@yay/contract/codes';
import type { ItemCombinations, OptionCombination } from '@yay/contract/items/calls';
import { oneOfEach } from '@yay/domain/ordering';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceItem } from './announce-item.ts';
import { ascending, offeredOptions } from './combination-cards.ts';
import { writeCombinations } from './combinations.repo.ts';
import { presentCombinations } from './get-combinations.ts';
import { countVersion, itemById, type KeptItem, lockItem } from './items.repo.ts';

interface Input {
  readonly version: number;
  readonly combinations: readonly OptionCombination[];
}

/** Saves the kitchen's names of combinations, and which of them nobody may order from now on. */
export async function saveCombinations(
  db: Db,
  actor: Actor,
  id: number,
  input: Input,
): Promise<ItemCombinations | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockItem(tx, id);
    if (before === null) return refuse(404, 'not_found');
    if (before.archived_at !== null) return refuse(409, 'archived');
    const was = await presentCombinations(tx, before);
    if (before.version !== input.version) {
      return refuse(409, 'version_conflict', undefined, { more: { combinations: was } });
    }
    const rows = input.combinations.map((one) => ({
      ...one,
      option_ids: ascending(one.option_ids),
    }));
    const wrong = was.combinations === null ? 'too_many' : problemOf(before, rows);
    if (wrong) return refuse(422, 'invalid', { combinations: [wrong] });
    await write(tx, before, rows);
    const after = await itemById(tx, id);
    if (after === null) throw new Error('the changed item is not there');
    const is = await presentCombinations(tx, after);
    await tell(tx, actor, after, was, is);
    return is;
  });
}

/** A combination that is left out is made and has no name. */
function problemOf(item: KeptItem, rows: Input['combinations']): FieldCode | null {
  const all = new Set(oneOfEach(offeredOptions(item.option_groups)).map(keyOf));
  const named = new Set(rows.map((row) => keyOf(row.option_ids)));
  if (named.size < rows.length) return 'duplicate';
  if (rows.some((row) => !all.has(keyOf(row.option_ids)))) return 'unknown_option';
  const refused = rows.filter((row) => !row.is_offered).length;
  return refused > 0 && refused === all.size ? 'none_offered' : null;
}

async function write(tx: Tx, item: KeptItem, rows: Input['combinations']): Promise<void> {
  const told = rows.filter((row) => !row.is_offered || row.kitchen_name !== '');
  await writeCombinations(tx, item.id, offeredOptions(item.option_groups).flat(), told);
  await countVersion(tx, item.id);
}

async function tell(
  tx: Tx,
  actor: Actor,
  item: KeptItem,
  was: ItemCombinations,
  is: ItemCombinations,
): Promise<void> {
  const [before, after] = [linesOf(item, was), linesOf(item, is)];
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    await record(tx, actor, {
      action: 'item.combinations_saved',
      subject: { type: 'item', id: item.id, label: item.name },
      before,
      after,
    });
  }
  await announceItem(tx, actor, item.id);
}

const MOST_LINES = 40;

/**
 * Returns the lines of the record by the names of options: combinations that are not made, and
 * those that the kitchen names.
 */
function linesOf({ option_groups }: KeptItem, { combinations }: ItemCombinations) {
  const names = new Map(
    option_groups.flatMap(({ options }) => options.map(({ id, name }) => [id, name] as const)),
  );
  const wordsOf = (one: OptionCombination) => one.option_ids.map((id) => names.get(id)).join(' + ');
  const all = combinations ?? [];
  return {
    not_made: all
      .filter((one) => !one.is_offered)
      .map(wordsOf)
      .slice(0, MOST_LINES),
    kitchen_names: all
      .filter((one) => one.kitchen_name !== '')
      .map((one) => `${wordsOf(one)}: ${one.kitchen_name}`)
      .slice(0, MOST_LINES),
  };
}

const keyOf = (ids: readonly number[]): string => ascending(ids).join('+');
