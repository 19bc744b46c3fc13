import pg from 'pg';
import { isNode, listOf, parseTree, type TreeNode, textIn } from './node-tree.ts';
import { type Called, type Catalog, nullableColumns, targets } from './nullability.ts';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly mayBeNull: boolean;
}

export interface Describer {
  /**
   * Tells the result columns of a statement without running it.
   * @throws the database's own error when it refuses the statement
   */
  describe(text: string): Promise<readonly Column[]>;
  close(): Promise<void>;
}

// Have no result, or one that no row type names, and are no part of a function.
const UTILITY =
  /^\s*(?:listen|notify|lock|set|truncate|analyze|vacuum|create|drop|copy|explain|declare|fetch|close)\b/i;

export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const catalog = await readCatalog(client);
  await readOwnFunctions(client, catalog);
  return {
    async describe(text) {
      if (UTILITY.test(text)) return [];
      await client.query('begin');
      try {
        return await describeIn(client, catalog, text);
      } finally {
        await client.query('rollback');
        await client.query('deallocate all');
      }
    },
    close: () => client.end(),
  };
}

async function describeIn(client: pg.Client, catalog: Catalog, text: string): Promise<Column[]> {
  await client.query(`prepare described as ${text}`);
  const { rows } = await client.query<{ parameters: string[]; results: string[] | null }>(
    `select parameter_types::text[] as parameters, result_types::text[] as results
     from pg_prepared_statements where name = 'described'`,
  );
  const [prepared] = rows;
  if (!prepared?.results) return [];
  const query = await analyze(client, prepared.parameters.join(', '), text);
  const nullable = nullableColumns(query, catalog);
  return targets(query).map((entry, index) => ({
    name: textIn(entry, 'resname'),
    type: prepared.results?.[index] ?? '',
    mayBeNull: nullable[index] ?? true,
  }));
}

function findQuery(tree: ReturnType<typeof parseTree>): TreeNode {
  if (isNode(tree)) return tree;
  const [first] = listOf(tree);
  if (first === undefined) throw new Error('the statement has no tree');
  return findQuery(first);
}

/** Reads which functions of the product, written in SQL, give a value for values. */
async function readOwnFunctions(client: pg.Client, catalog: OpenCatalog): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; args: string; body: string }>(
    `select p.oid::int as id, p.proname as name, pg_get_function_arguments(p.oid) as args,
       p.prosrc as body
     from pg_proc p join pg_language l on l.oid = p.prolang
     where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.prokind = 'f'
       and not p.proretset order by p.oid`,
  );
  for (const { id, name, args, body } of rows) {
    await client.query('begin');
    const query = await analyze(client, args, body);
    await client.query('rollback');
    const isStrict = !nullableColumns(query, catalog).some(Boolean);
    const isTotal = !nullableColumns(query, catalog, { withNulls: true }).some(Boolean);
    catalog.functionById.set(id, { name, isStrict, isTotal });
  }
}

/** PostgreSQL keeps the analyzed statement of a function, where every column is resolved. */
async function analyze(client: pg.Client, parameters: string, text: string): Promise<TreeNode> {
  const body = text.trim().replace(/;$/, '');
  await client.query(
    `create function pg_temp.described(${parameters}) returns void
     language sql begin atomic ${body}; end`,
  );
  const { rows } = await client.query<{ body: string }>(
    `select prosqlbody::text as body from pg_proc
     where proname = 'described' and pronamespace = pg_my_temp_schema()`,
  );
  return findQuery(parseTree(rows[0]?.body ?? ''));
}

interface OpenCatalog extends Catalog {
  readonly functionById: Map<number, Called>;
}

async function readCatalog(client: pg.Client): Promise<OpenCatalog> {
  const columns = await client.query<{ relation: number; column: number }>(
    'select attrelid::int as relation, attnum as column from pg_attribute where attnotnull',
  );
  const notNull = new Set(columns.rows.map(({ relation, column }) => `${relation}.${column}`));
  const views = await client.query<{ relation: number; action: string }>(
    `select r.ev_class::int as relation, r.ev_action::text as action from pg_rewrite r
     join pg_class c on c.oid = r.ev_class
     where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace`,
  );
  const trees = new Map(
    views.rows.map(({ relation, action }) => [relation, findQuery(parseTree(action))]),
  );
  const functions = await client.query<{ id: number; name: string; isStrict: boolean }>(
    'select oid::int as id, proname as name, proisstrict as "isStrict" from pg_proc',
  );
  const operators = await client.query<{ id: number; name: string; isStrict: boolean }>(
    `select o.oid::int as id, o.oprname as name, p.proisstrict as "isStrict"
     from pg_operator o join pg_proc p on p.oid = o.oprcode`,
  );
  // Of a key of several columns each column refers by itself, where none of them may be null; and
  // what refers to a reference refers to its row, too.
  const keys = await client.query<{ key: string }>(
    `with recursive keys as (
       select conrelid as relation, own as column, confrelid as target, other as target_column
       from pg_constraint, unnest(conkey, confkey) as pair(own, other)
       where contype = 'f' and (cardinality(conkey) = 1 or not exists (
         select from pg_attribute a
         where a.attrelid = conrelid and a.attnum = any(conkey) and not a.attnotnull))
     ), reached as (
       select * from keys
       union
       select r.relation, r.column, k.target, k.target_column
       from reached r join keys k on k.relation = r.target and k.column = r.target_column
       join pg_attribute a on a.attrelid = k.relation and a.attnum = k.column and a.attnotnull
     )
     select concat_ws('.', relation, "column", target, target_column) as key from reached`,
  );
  const references = new Set(keys.rows.map(({ key }) => key));
  const functionById = new Map<number, Called>(functions.rows.map((row) => [row.id, row]));
  const operatorById = new Map(operators.rows.map((row) => [row.id, row]));
  return {
    functionById,
    isNotNull: (relation, column) => notNull.has(`${relation}.${column}`),
    refers: (from, to) =>
      references.has([from.relation, from.column, to.relation, to.column].join('.')),
    view: (relation) => trees.get(relation),
    functionOf: (id) => functionById.get(id),
    operator: (id) => operatorById.get(id),
  };
}
