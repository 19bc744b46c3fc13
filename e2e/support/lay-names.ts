import { KEPT } from './attacks.ts';
import { dropChecks } from './drop-checks.ts';
import type { World } from './test.ts';

/** Columns that hold what people, schools, children, dishes and the rest are called. */
const NAMES = {
  users: ['first', 'last'],
  lunchers: ['first', 'last'],
  destinations: ['name'],
  grades: ['label', 'group_name'],
  vendors: ['display_name', 'branch_name', 'short_name'],
  items: ['name', 'internal_name', 'description'],
  option_groups: ['name'],
  options: ['name'],
  menus: ['name'],
  discounts: ['code', 'name'],
  blackouts: ['name'],
  markets: ['name'],
} as const;

/** Attacks that a column of names has room for, each once. */
const words = JSON.stringify([
  ...new Set(KEPT.filter((one) => one.length <= 80 && one.trim() !== '' && one.includes('alert'))),
]);

/**
 * Names everything after attacks, past every check: another one for each record and column. What an
 * order, a letter or a list wrote down of a name is written down anew.
 */
export async function layNames(world: World): Promise<void> {
  let turn = 0;
  for (const [table, columns] of Object.entries(NAMES)) {
    await dropChecks(world.rows, table);
    const there = await world.rows<{ column: string }>(
      `select column_name as column from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name = any ($2)
         and is_generated = 'NEVER'`,
      [table, columns],
    );
    for (const { column } of there) {
      turn += 1;
      await world.rows(
        `with given as (select value as words, place, count(*) over () as most
           from jsonb_array_elements_text($1) with ordinality as one (value, place)),
         one as (select ctid as at, row_number() over (order by id) as place from ${table})
         update ${table} set ${column} = given.words from given, one
         where ${table}.ctid = one.at and given.place = 1 + (one.place + $2) % given.most`,
        [words, turn * 61],
      );
    }
  }
}
