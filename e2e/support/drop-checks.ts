import type { Rows } from './database.ts';

/**
 * Drops the checks of a table and these constraints, so that it takes any text. One table in a
 * statement: one that locks several would deadlock with a job of the running product.
 */
export const dropChecks = (rows: Rows, table: string, others: readonly string[] = []) =>
  rows(
    `do $$ declare held record; begin
       for held in select conname as name from pg_constraint
         where conrelid = '${table}'::regclass
           and (contype = 'c' or conname = any ('{${others.join()}}'))
       loop execute format('alter table ${table} drop constraint %I', held.name); end loop;
     end $$`,
  );
