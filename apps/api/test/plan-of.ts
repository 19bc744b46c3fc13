import type { Db, Queryable } from '../src/platform/db/index.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Rows of one loop, as for the rows that a filter removed. */
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

export interface TableRead {
  readonly table: string;
  /** The kinds of scans that read it: `Index Scan`, `Seq Scan`. */
  readonly by: readonly string[];
  /** Rows read, those that a filter removed included; a scan without rows counts as one. */
  readonly rows: number;
}

/**
 * Runs a query of the product and returns what the database read for it, table by table: each of
 * its statements is explained with the parameters that were sent. Everything is rolled back.
 */
export async function readsOf(
  db: Db,
  ask: (source: Queryable) => Promise<unknown>,
): Promise<TableRead[]> {
  const asked: { text: string; params: readonly unknown[] }[] = [];
  const source: Queryable = {
    run(text, params = []) {
      asked.push({ text, params });
      return db.run(text, params);
    },
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

/** Collects the reads of a plan; a node that was planned and never run read nothing. */
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
