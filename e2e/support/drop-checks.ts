import type { Rows } from './database.ts';

/**
 * Drops what keeps a table from holding anything: its checks, and these constraints. One table in a
 * statement: whoever locks several waits in a circle with the product, which runs on.
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
