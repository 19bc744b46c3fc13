import type { Db, Queryable } from '../src/platform/db/index.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of one loop, as are those that a filter took away. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface TableRead {
  readonly table: string;
  /** How its rows were come by: `Index Scan`, `Seq Scan`. */
  readonly by: readonly string[];
  /** Rows looked at, those that a filter took away again included; a look in vain is one. */
  readonly rows: number;
}

/**
 * Asks the product's own question and tells what the database read for it, table by table: each
 * statement of it is explained, with its parameters, as it was sent. Nothing of it stays.
 */
export async function readsOf(
  db: Db,
  ask: (source: Queryable) => Promise<unknown>,
): Promise<TableRead[]> {
  const asked: { text: string; params: readonly unknown[] }[] = [];
  const source: Queryable = {
    run: (text, params) => db.run(text, params),
    async query<Row extends object>(name: string, text: string, params: readonly unknown[] = []) {
      asked.push({ text, params });
      return await db.query<Row>(name, text, params);
    },
  };
  await ask(source);
  if (asked.length === 0) throw new Error('no statement was asked');
  const reads: TableRead[] = [];
  for (const { text, params } of asked) {
    const { rows } = await db.run<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...params],
    );
    for (const { Plan: plan } of rows[0]?.['QUERY PLAN'] ?? []) collect(plan, reads);
  }
  const tables = [...new Set(reads.map(({ table }) => table))].toSorted();
  return tables.map((table) => {
    const of = reads.filter((read) => read.table === table);
    return {
      table,
      by: [...new Set(of.flatMap(({ by }) => by))].toSorted(),
      rows: of.reduce((sum, { rows }) => sum + rows, 0),
    };
  });
}

/** What was planned and never run read nothing. */
function collect(node: PlanNode, into: TableRead[]): void {
  const { 'Relation Name': table, 'Actual Loops': loops } = node;
  if (table !== undefined && loops > 0) {
    const each =
      node['Actual Rows'] +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0);
    into.push({ table, by: [node['Node Type']], rows: Math.round(Math.max(each, 1) * loops) });
  }
  for (const child of node.Plans ?? []) collect(child, into);
}
