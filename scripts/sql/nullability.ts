import {
  isNode,
  listOf,
  nodeIn,
  nodesOf,
  numberIn,
  numbersIn,
  type Tree,
  type TreeNode,
  textIn,
} from './node-tree.ts';

/** The facts of a migrated database that decide what may be null. */
export interface Catalog {
  isNotNull(relation: number, column: number): boolean;
  /** Tells whether each value of the column is a row of the other, by a foreign key. */
  refers(from: ColumnOf, to: ColumnOf): boolean;
  /** The analyzed statement of a view. */
  view(relation: number): TreeNode | undefined;
  functionOf(id: number): Called | undefined;
  operator(id: number): Called | undefined;
}

export interface Called {
  readonly name: string;
  /** Null only comes of null: the function is strict, or its body is known to give a value. */
  readonly isStrict: boolean;
  /** Gives a value even for nulls: a function of ours, by its body. */
  readonly isTotal?: boolean;
}

export interface ColumnOf {
  readonly relation: number;
  readonly column: number;
}

interface Scope {
  readonly query: TreeNode;
  readonly outer?: Scope;
  readonly proven: Proven;
}

/** Names the columns that a filter keeps from being null, and the outer joins that it undoes. */
interface Proven {
  readonly columns: Set<string>;
  readonly joins: Set<number>;
}

// Give a value for values, and none only for none.
const TOTAL_OPERATORS = /^(?:[=<>+*/|&^#%~!@-]|<=|>=|<>|!=|\|\||~~\*?|!~~\*?|!?~\*?|@>|<@|&&|\^)$/;
const PARTIAL_FUNCTIONS = new Set([
  'array_length',
  'array_lower',
  'array_upper',
  'array_position',
  'array_to_string',
  'substring',
  'regexp_match',
  'regexp_substr',
  'regexp_matches',
  'jsonb_extract_path',
  'jsonb_extract_path_text',
  'json_extract_path_text',
  'jsonb_object_field_text',
  'to_regclass',
  'nullif',
  'jsonb_path_query_first',
  'pg_get_serial_sequence',
  'current_setting',
]);
// Give a value for whatever they are called with.
const TOTAL_FUNCTIONS = new Set([
  'concat',
  'concat_ws',
  'format',
  'jsonb_build_object',
  'jsonb_build_array',
  'json_build_object',
  'json_build_array',
  'num_nulls',
  'num_nonnulls',
]);
const TOTAL_WINDOWS = new Set([
  'row_number',
  'rank',
  'dense_rank',
  'count',
  'ntile',
  'percent_rank',
]);
const NEIGHBOR_WINDOWS = new Set(['lag', 'lead', 'nth_value', 'first_value', 'last_value']);

/**
 * Tells, for each result column of an analyzed statement, whether it may be null. Parameters are
 * taken to be values, which the product's own types say; `withNulls` takes them to be perhaps null.
 */
export function nullableColumns(
  query: TreeNode,
  catalog: Catalog,
  { withNulls = false } = {},
): boolean[] {
  const views = new Map<number, boolean[]>();
  const results = new Map<TreeNode, { outer: Scope | undefined; columns: boolean[] }>();
  const open = new Map<TreeNode, boolean[] | undefined>();
  return resultColumns(query, undefined);

  function resultColumns(statement: TreeNode, outer: Scope | undefined): boolean[] {
    if (open.has(statement)) {
      // A recursive term adds nothing that its first term has not.
      return open.get(statement) ?? [];
    }
    const known = results.get(statement);
    if (known && known.outer === outer) return known.columns;
    open.set(statement, undefined);
    try {
      const columns = readColumns(statement, outer);
      results.set(statement, { outer, columns });
      return columns;
    } finally {
      open.delete(statement);
    }
  }

  function readColumns(statement: TreeNode, outer: Scope | undefined): boolean[] {
    const scope: Scope = {
      query: statement,
      ...(outer ? { outer } : {}),
      proven: prove(statement),
    };
    const from = nodeIn(statement, 'jointree');
    if (from) proveJoins(from, scope);
    const operations = nodeIn(statement, 'setOperations');
    if (operations) return setColumns(operations, scope);
    return targets(statement).map((entry) => mayBeNull(entry.fields.get('expr'), scope));
  }

  /** An outer join by a foreign key that is never null finds its row. */
  function proveJoins(tree: TreeNode, scope: Scope): void {
    for (const item of nodesOf(tree.fields.get('fromlist'))) proveJoins(item, scope);
    if (tree.kind !== 'JOINEXPR') return;
    const [left, right] = [nodeIn(tree, 'larg'), nodeIn(tree, 'rarg')];
    if (left) proveJoins(left, scope);
    if (right) proveJoins(right, scope);
    if (numberIn(tree, 'jointype') !== LEFT || right?.kind !== 'RANGETBLREF') return;
    if (findsItsRow(tree.fields.get('quals'), numberIn(right, 'rtindex'), scope)) {
      scope.proven.joins.add(numberIn(tree, 'rtindex'));
    }
  }

  /** Tells whether a condition is `inner.key = other.reference` by a foreign key, and no more. */
  function findsItsRow(condition: Tree, inner: number, scope: Scope): boolean {
    if (!isNode(condition) || condition.kind !== 'OPEXPR') return false;
    if (catalog.operator(numberIn(condition, 'opno'))?.name !== '=') return false;
    const [one, other] = nodesOf(condition.fields.get('args'));
    if (one?.kind !== 'VAR' || other?.kind !== 'VAR') return false;
    const isInner = (variable: TreeNode) =>
      numberIn(variable, 'varno') === inner && numberIn(variable, 'varlevelsup') === 0;
    const key = isInner(one) ? one : other;
    const reference = key === one ? other : one;
    if (!isInner(key) || isInner(reference)) return false;
    const to = columnOf(key, scope);
    const from = columnOf(reference, scope);
    return !!to && !!from && catalog.refers(from, to) && !varMayBeNull(reference, scope);
  }

  function columnOf(variable: TreeNode, from: Scope): ColumnOf | undefined {
    const scope = ownerOf(variable, from);
    const entry = scope && rangeEntry(scope.query, numberIn(variable, 'varno'));
    if (!scope || !entry) return undefined;
    const column = numberIn(variable, 'varattno');
    const source = sourceOf(entry, column, scope);
    if (source) return columnOf(source.variable, source.scope);
    if (numberIn(entry, 'rtekind') !== RELATION) return undefined;
    return { relation: numberIn(entry, 'relid'), column };
  }

  /** Follows a column of a view or of a subquery to the column that it shows. */
  function sourceOf(
    entry: TreeNode,
    column: number,
    scope: Scope,
  ): { variable: TreeNode; scope: Scope } | undefined {
    const view = catalog.view(numberIn(entry, 'relid'));
    const query = numberIn(entry, 'rtekind') === RELATION ? view : nodeIn(entry, 'subquery');
    if (!query || nodeIn(query, 'setOperations')) return undefined;
    const target = targets(query)[column - 1];
    const variable = target && nodeIn(target, 'expr');
    if (variable?.kind !== 'VAR') return undefined;
    return { variable, scope: { query, outer: scope, proven: prove(query) } };
  }

  function ownerOf(variable: TreeNode, from: Scope): Scope | undefined {
    let scope: Scope | undefined = from;
    for (let up = numberIn(variable, 'varlevelsup'); up > 0; up -= 1) scope = scope?.outer;
    return scope;
  }

  function setColumns(operation: TreeNode, scope: Scope): boolean[] {
    if (operation.kind === 'RANGETBLREF') {
      const entry = rangeEntry(scope.query, numberIn(operation, 'rtindex'));
      const subquery = entry && nodeIn(entry, 'subquery');
      return subquery ? resultColumns(subquery, scope) : [];
    }
    const left = setColumns(nodeIn(operation, 'larg') as TreeNode, scope);
    const right = setColumns(nodeIn(operation, 'rarg') as TreeNode, scope);
    const columns = Math.max(left.length, right.length);
    return Array.from({ length: columns }, (_, index) => !!left[index] || !!right[index]);
  }

  function mayBeNull(tree: Tree, scope: Scope): boolean {
    if (!isNode(tree)) return true;
    const any = (field: string) =>
      listOf(tree.fields.get(field)).some((item) => mayBeNull(item, scope));
    const arg = () => mayBeNull(tree.fields.get('arg'), scope);
    switch (tree.kind) {
      case 'VAR':
        return varMayBeNull(tree, scope);
      case 'CONST':
        return textIn(tree, 'constisnull') === 'true';
      case 'PARAM':
        return withNulls;
      case 'FUNCEXPR':
        return functionMayBeNull(tree, scope);
      case 'OPEXPR': {
        const operator = catalog.operator(numberIn(tree, 'opno'));
        if (!operator?.isStrict || !TOTAL_OPERATORS.test(operator.name)) return true;
        return any('args');
      }
      case 'SCALARARRAYOPEXPR':
      case 'BOOLEXPR':
        return any('args');
      case 'DISTINCTEXPR':
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'ARRAYEXPR':
      case 'ARRAY':
      case 'ROWEXPR':
      case 'ROW':
      case 'JSONCONSTRUCTOREXPR':
      case 'SQLVALUEFUNCTION':
      case 'NEXTVALUEEXPR':
      case 'GROUPINGFUNC':
      case 'MERGESUPPORTFUNC':
        return false;
      case 'NAMEDARGEXPR':
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
      case 'COLLATEEXPR':
      case 'COLLATE':
      case 'CONVERTROWTYPEEXPR':
        return arg();
      case 'COALESCEEXPR':
      case 'COALESCE':
      case 'MINMAXEXPR':
      case 'MINMAX':
        return listOf(tree.fields.get('args')).every((item) => mayBeNull(item, scope));
      case 'CASEEXPR':
      case 'CASE':
        return caseMayBeNull(tree, scope);
      case 'AGGREF':
        return aggregateMayBeNull(tree, scope);
      case 'WINDOWFUNC':
        return windowMayBeNull(tree, scope);
      case 'SUBLINK':
        return subqueryMayBeNull(tree, scope);
      default:
        return true;
    }
  }

  function varMayBeNull(variable: TreeNode, from: Scope): boolean {
    const scope = ownerOf(variable, from);
    if (!scope) return true;
    // RETURNING old.*: there is no old row where one is inserted.
    if (textIn(variable, 'varreturningtype') === '1') {
      if (numberIn(scope.query, 'commandType') === INSERT) return true;
    }
    if (scope.proven.columns.has(keyOf(variable))) return false;
    const joins = numbersIn(variable, 'varnullingrels');
    if (joins.some((join) => !scope.proven.joins.has(join))) return true;
    const entry = rangeEntry(scope.query, numberIn(variable, 'varno'));
    const column = numberIn(variable, 'varattno');
    // A whole row, or a column of the system.
    if (!entry || column <= 0) return false;
    return entryMayBeNull(entry, column, scope);
  }

  function entryMayBeNull(entry: TreeNode, column: number, scope: Scope): boolean {
    switch (numberIn(entry, 'rtekind')) {
      case RELATION: {
        const relation = numberIn(entry, 'relid');
        return catalog.view(relation)
          ? (viewColumns(relation)[column - 1] ?? true)
          : !catalog.isNotNull(relation, column);
      }
      case SUBQUERY: {
        const subquery = nodeIn(entry, 'subquery');
        return !subquery || (resultColumns(subquery, scope)[column - 1] ?? true);
      }
      case JOIN:
        return mayBeNull(listOf(entry.fields.get('joinaliasvars'))[column - 1], scope);
      case FUNCTION:
        return functionColumnMayBeNull(entry, column, scope);
      case VALUES:
        return listOf(entry.fields.get('values_lists')).some((row) =>
          mayBeNull(listOf(row)[column - 1], scope),
        );
      case COMMON_TABLE:
        return commonTableMayBeNull(entry, column, scope);
      case GROUP:
        return mayBeNull(listOf(entry.fields.get('groupexprs'))[column - 1], scope);
      default:
        return true;
    }
  }

  function viewColumns(relation: number): boolean[] {
    const known = views.get(relation);
    if (known) return known;
    const statement = catalog.view(relation);
    const columns = statement ? resultColumns(statement, undefined) : [];
    views.set(relation, columns);
    return columns;
  }

  function commonTableMayBeNull(entry: TreeNode, column: number, from: Scope): boolean {
    let scope: Scope | undefined = from;
    for (let up = numberIn(entry, 'ctelevelsup'); up > 0; up -= 1) scope = scope?.outer;
    const name = textIn(entry, 'ctename');
    const table = nodesOf(scope?.query.fields.get('cteList')).find(
      (candidate) => textIn(candidate, 'ctename') === name,
    );
    const statement = table && nodeIn(table, 'ctequery');
    if (!statement) return true;
    if (open.has(statement)) return false;
    return resultColumns(statement, scope)[column - 1] ?? true;
  }

  /** The product passes arrays without nulls, and series have none. */
  function functionColumnMayBeNull(entry: TreeNode, column: number, scope: Scope): boolean {
    let first = 1;
    for (const called of nodesOf(entry.fields.get('functions'))) {
      const columns = numberIn(called, 'funccolcount');
      const expression = nodeIn(called, 'funcexpr');
      if (column < first + columns) {
        if (!expression) return true;
        const name = catalog.functionOf(numberIn(expression, 'funcid'))?.name ?? '';
        if (name === 'unnest' || name === 'generate_series') {
          return listOf(expression.fields.get('args')).some((item) => mayBeNull(item, scope));
        }
        return columns === 1 ? mayBeNull(expression, scope) : true;
      }
      first += columns;
    }
    // The number of WITH ORDINALITY.
    return false;
  }

  function functionMayBeNull(call: TreeNode, scope: Scope): boolean {
    const called = catalog.functionOf(numberIn(call, 'funcid'));
    if (!called) return true;
    if (called.isTotal || TOTAL_FUNCTIONS.has(called.name)) return false;
    const args = listOf(call.fields.get('args'));
    if (args.length === 0) return PARTIAL_FUNCTIONS.has(called.name);
    if (!called.isStrict || PARTIAL_FUNCTIONS.has(called.name)) return true;
    return args.some((item) => mayBeNull(item, scope));
  }

  /** A branch knows its own condition, and that those before it do not hold. */
  function caseMayBeNull(tree: TreeNode, scope: Scope): boolean {
    const isSearched = !tree.fields.get('arg');
    let rest = scope;
    for (const when of nodesOf(tree.fields.get('args'))) {
      const condition = when.fields.get('expr');
      const branch = isSearched ? scopeWhere(rest, (proven) => learn(condition, proven)) : rest;
      if (mayBeNull(when.fields.get('result'), branch)) return true;
      if (isSearched && isNode(condition)) {
        rest = scopeWhere(rest, (proven) => learnNegated(condition, proven));
      }
    }
    return mayBeNull(tree.fields.get('defresult'), rest);
  }

  function scopeWhere(scope: Scope, teach: (proven: Proven) => void): Scope {
    const { columns, joins } = scope.proven;
    const proven = { columns: new Set(columns), joins: new Set(joins) };
    teach(proven);
    const further = { ...scope, proven };
    const from = nodeIn(scope.query, 'jointree');
    if (from) proveJoins(from, further);
    return further;
  }

  /** A group has a row at least; a whole that is not grouped may have none. */
  function aggregateMayBeNull(aggregate: TreeNode, scope: Scope): boolean {
    const name = catalog.functionOf(numberIn(aggregate, 'aggfnoid'))?.name ?? '';
    if (name === 'count') return false;
    const grouped = listOf(scope.query.fields.get('groupClause')).length > 0;
    if (!grouped || aggregate.fields.get('aggfilter') !== undefined) return true;
    if (/^(array_agg|jsonb?_agg|jsonb?_object_agg)$/.test(name)) return false;
    return nodesOf(aggregate.fields.get('args')).some((entry) =>
      mayBeNull(entry.fields.get('expr'), scope),
    );
  }

  function windowMayBeNull(call: TreeNode, scope: Scope): boolean {
    const name = catalog.functionOf(numberIn(call, 'winfnoid'))?.name ?? '';
    if (TOTAL_WINDOWS.has(name)) return false;
    if (NEIGHBOR_WINDOWS.has(name) || call.fields.get('aggfilter') !== undefined) return true;
    return listOf(call.fields.get('args')).some((item) => mayBeNull(item, scope));
  }

  /** Tells whether a subquery selects the one row that a foreign key refers to. */
  function looksUp(subselect: TreeNode, outer: Scope): boolean {
    const filters = ['havingQual', 'limitOffset', 'setOperations', 'groupClause'];
    if (filters.some((field) => subselect.fields.get(field) !== undefined)) return false;
    const from = nodeIn(subselect, 'jointree');
    const [table, ...further] = from ? nodesOf(from.fields.get('fromlist')) : [];
    if (!from || table?.kind !== 'RANGETBLREF' || further.length > 0) return false;
    const scope: Scope = {
      query: subselect,
      outer,
      proven: { columns: new Set(), joins: new Set() },
    };
    return findsItsRow(from.fields.get('quals'), numberIn(table, 'rtindex'), scope);
  }

  function subqueryMayBeNull(link: TreeNode, scope: Scope): boolean {
    const kind = numberIn(link, 'subLinkType');
    if (kind === EXISTS_LINK || kind === ARRAY_LINK) return false;
    const subselect = nodeIn(link, 'subselect');
    if (!subselect) return true;
    const columns = resultColumns(subselect, scope);
    if (kind === ANY_LINK || kind === ALL_LINK) {
      const test = nodeIn(link, 'testexpr');
      const left = test && listOf(test.fields.get('args'))[0];
      return columns.some(Boolean) || mayBeNull(left, scope);
    }
    return columns.some(Boolean) || !(hasOneRow(subselect) || looksUp(subselect, scope));
  }
}

const INSERT = 3;
const [RELATION, SUBQUERY, JOIN, FUNCTION, VALUES, COMMON_TABLE, GROUP] = [0, 1, 2, 3, 5, 6, 9];
const [EXISTS_LINK, ALL_LINK, ANY_LINK, ARRAY_LINK] = [0, 1, 2, 6];
const [INNER, LEFT] = [0, 1];

/** An aggregate of the whole has one row always, as has a select of nothing. */
function hasOneRow(query: TreeNode): boolean {
  const filters = ['havingQual', 'limitCount', 'limitOffset', 'setOperations'];
  if (filters.some((field) => query.fields.get(field) !== undefined)) return false;
  if (listOf(query.fields.get('groupClause')).length > 0) return false;
  if (textIn(query, 'hasTargetSRFs') === 'true') return false;
  if (textIn(query, 'hasAggs') === 'true') return true;
  const from = nodeIn(query, 'jointree');
  return !!from && listOf(from.fields.get('fromlist')).length === 0 && !from.fields.get('quals');
}

export function targets(query: TreeNode): readonly TreeNode[] {
  const isSelect = numberIn(query, 'commandType') === 1;
  const entries = nodesOf(query.fields.get(isSelect ? 'targetList' : 'returningList'));
  return entries.filter((entry) => textIn(entry, 'resjunk') !== 'true');
}

function rangeEntry(query: TreeNode, index: number): TreeNode | undefined {
  return nodesOf(query.fields.get('rtable'))[index - 1];
}

const keyOf = (variable: TreeNode): string =>
  `${textIn(variable, 'varno')}.${textIn(variable, 'varattno')}.${numbersIn(variable, 'varnullingrels').join(',')}`;

function prove(query: TreeNode): Proven {
  const proven: Proven = { columns: new Set(), joins: new Set() };
  const from = nodeIn(query, 'jointree');
  if (from) walkJoins(from, proven);
  return proven;
}

function walkJoins(tree: TreeNode, proven: Proven): void {
  if (tree.kind === 'FROMEXPR') {
    learn(tree.fields.get('quals'), proven);
    for (const item of nodesOf(tree.fields.get('fromlist'))) walkJoins(item, proven);
  }
  if (tree.kind !== 'JOINEXPR') return;
  const type = numberIn(tree, 'jointype');
  if (type === INNER) learn(tree.fields.get('quals'), proven);
  const left = nodeIn(tree, 'larg');
  const right = nodeIn(tree, 'rarg');
  if (left && (type === INNER || type === LEFT)) walkJoins(left, proven);
  if (right && type === INNER) walkJoins(right, proven);
}

/** Adds what a condition proves by being true: a comparison with null never is. */
function learn(condition: Tree, proven: Proven): void {
  if (!isNode(condition)) return;
  const args = listOf(condition.fields.get('args'));
  switch (condition.kind) {
    case 'BOOLEXPR':
      if (textIn(condition, 'boolop') === 'and') for (const arg of args) learn(arg, proven);
      if (textIn(condition, 'boolop') === 'not' && isNode(args[0]) && args[0].kind !== 'BOOLEXPR') {
        learnNegated(args[0], proven);
      }
      return;
    case 'OPEXPR':
      for (const arg of args) learnValue(arg, proven);
      return;
    case 'SCALARARRAYOPEXPR':
      learnValue(args[0], proven);
      return;
    case 'NULLTEST':
      if (numberIn(condition, 'nulltesttype') === 1) {
        learnValue(condition.fields.get('arg'), proven);
      }
      return;
    case 'VAR':
      learnValue(condition, proven);
  }
}

/** The opposite of `is null` is learned from; that of a comparison has its values too. */
function learnNegated(condition: TreeNode, proven: Proven): void {
  if (condition.kind === 'OPEXPR' || condition.kind === 'VAR') learn(condition, proven);
  if (condition.kind === 'NULLTEST' && numberIn(condition, 'nulltesttype') === 0) {
    learnValue(condition.fields.get('arg'), proven);
  }
}

function learnValue(tree: Tree, proven: Proven): void {
  if (!isNode(tree)) return;
  if (tree.kind === 'VAR') {
    if (numberIn(tree, 'varlevelsup') > 0) return;
    proven.columns.add(keyOf(tree));
    for (const join of numbersIn(tree, 'varnullingrels')) proven.joins.add(join);
    return;
  }
  if (tree.kind === 'RELABELTYPE') learnValue(tree.fields.get('arg'), proven);
  if (tree.kind === 'OPEXPR') {
    for (const arg of listOf(tree.fields.get('args'))) learnValue(arg, proven);
  }
}
