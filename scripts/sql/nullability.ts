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
import { keyOf, learn, learnNegated, type Proven, prove } from './proofs.ts';
import {
  NEIGHBOR_WINDOWS,
  PARTIAL_FUNCTIONS,
  TOTAL_FUNCTIONS,
  TOTAL_OPERATORS,
  TOTAL_WINDOWS,
  VALUE_BY_ARGUMENT,
} from './total-functions.ts';

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

/**
 * Tells, for each result column of an analyzed statement, whether it may be null. Parameters are
 * taken to be values, which the product's own types say; `withNulls` takes them to be perhaps null.
 */
export function nullableColumns(
  query: TreeNode,
  catalog: Catalog,
  { withNulls = false } = {},
): boolean[] {
  return new Nullability(catalog, withNulls).resultColumns(query, undefined);
}

class Nullability {
  readonly #catalog: Catalog;
  readonly #withNulls: boolean;
  readonly #views = new Map<number, boolean[]>();
  readonly #results = new Map<TreeNode, { outer: Scope | undefined; columns: boolean[] }>();
  readonly #open = new Map<TreeNode, boolean[] | undefined>();

  constructor(catalog: Catalog, withNulls: boolean) {
    this.#catalog = catalog;
    this.#withNulls = withNulls;
  }

  resultColumns(statement: TreeNode, outer: Scope | undefined): boolean[] {
    if (this.#open.has(statement)) {
      // A recursive term adds nothing that its first term has not.
      return this.#open.get(statement) ?? [];
    }
    const known = this.#results.get(statement);
    if (known && known.outer === outer) return known.columns;
    this.#open.set(statement, undefined);
    try {
      const columns = this.#readColumns(statement, outer);
      this.#results.set(statement, { outer, columns });
      return columns;
    } finally {
      this.#open.delete(statement);
    }
  }

  #readColumns(statement: TreeNode, outer: Scope | undefined): boolean[] {
    const scope: Scope = {
      query: statement,
      ...(outer ? { outer } : {}),
      proven: prove(statement),
    };
    const from = nodeIn(statement, 'jointree');
    if (from) this.#proveJoins(from, scope);
    const operations = nodeIn(statement, 'setOperations');
    if (operations) return this.#setColumns(operations, scope);
    return targets(statement).map((entry) => this.#mayBeNull(entry.fields.get('expr'), scope));
  }

  /** An outer join by a foreign key that is never null finds its row. */
  #proveJoins(tree: TreeNode, scope: Scope): void {
    for (const item of nodesOf(tree.fields.get('fromlist'))) this.#proveJoins(item, scope);
    if (tree.kind !== 'JOINEXPR') return;
    const [left, right] = [nodeIn(tree, 'larg'), nodeIn(tree, 'rarg')];
    if (left) this.#proveJoins(left, scope);
    if (right) this.#proveJoins(right, scope);
    if (numberIn(tree, 'jointype') !== LEFT || right?.kind !== 'RANGETBLREF') return;
    if (this.#findsItsRow(tree.fields.get('quals'), numberIn(right, 'rtindex'), scope)) {
      scope.proven.joins.add(numberIn(tree, 'rtindex'));
    }
  }

  /** Tells whether a condition is `inner.key = other.reference` by a foreign key, and no more. */
  #findsItsRow(condition: Tree, inner: number, scope: Scope): boolean {
    if (!isNode(condition) || condition.kind !== 'OPEXPR') return false;
    if (this.#catalog.operator(numberIn(condition, 'opno'))?.name !== '=') return false;
    const [one, other] = nodesOf(condition.fields.get('args'));
    if (one?.kind !== 'VAR' || other?.kind !== 'VAR') return false;
    const isInner = (variable: TreeNode) =>
      numberIn(variable, 'varno') === inner && numberIn(variable, 'varlevelsup') === 0;
    const key = isInner(one) ? one : other;
    const reference = key === one ? other : one;
    if (!isInner(key) || isInner(reference)) return false;
    const to = this.#columnOf(key, scope);
    const from = this.#columnOf(reference, scope);
    return (
      !!to && !!from && this.#catalog.refers(from, to) && !this.#varMayBeNull(reference, scope)
    );
  }

  #columnOf(variable: TreeNode, from: Scope): ColumnOf | undefined {
    const scope = ownerOf(variable, from);
    const entry = scope && rangeEntry(scope.query, numberIn(variable, 'varno'));
    if (!scope || !entry) return undefined;
    const column = numberIn(variable, 'varattno');
    const source = this.#sourceOf(entry, column, scope);
    if (source) return this.#columnOf(source.variable, source.scope);
    if (numberIn(entry, 'rtekind') !== RELATION) return undefined;
    return { relation: numberIn(entry, 'relid'), column };
  }

  /** Follows a column of a view or of a subquery to the column that it shows. */
  #sourceOf(
    entry: TreeNode,
    column: number,
    scope: Scope,
  ): { variable: TreeNode; scope: Scope } | undefined {
    const view = this.#catalog.view(numberIn(entry, 'relid'));
    const query = numberIn(entry, 'rtekind') === RELATION ? view : nodeIn(entry, 'subquery');
    if (!query || nodeIn(query, 'setOperations')) return undefined;
    const target = targets(query)[column - 1];
    const variable = target && nodeIn(target, 'expr');
    if (variable?.kind !== 'VAR') return undefined;
    return { variable, scope: { query, outer: scope, proven: prove(query) } };
  }

  #setColumns(operation: TreeNode, scope: Scope): boolean[] {
    if (operation.kind === 'RANGETBLREF') {
      const entry = rangeEntry(scope.query, numberIn(operation, 'rtindex'));
      const subquery = entry && nodeIn(entry, 'subquery');
      return subquery ? this.resultColumns(subquery, scope) : [];
    }
    const left = this.#setColumns(nodeIn(operation, 'larg') as TreeNode, scope);
    const right = this.#setColumns(nodeIn(operation, 'rarg') as TreeNode, scope);
    const columns = Math.max(left.length, right.length);
    return Array.from({ length: columns }, (_, index) => !!left[index] || !!right[index]);
  }

  #mayBeNull(tree: Tree, scope: Scope): boolean {
    if (!isNode(tree)) return true;
    const any = (field: string) =>
      listOf(tree.fields.get(field)).some((item) => this.#mayBeNull(item, scope));
    const arg = () => this.#mayBeNull(tree.fields.get('arg'), scope);
    switch (tree.kind) {
      case 'VAR':
        return this.#varMayBeNull(tree, scope);
      case 'CONST':
        return textIn(tree, 'constisnull') === 'true';
      case 'PARAM':
        return this.#withNulls;
      case 'FUNCEXPR':
        return this.#functionMayBeNull(tree, scope);
      case 'OPEXPR': {
        const operator = this.#catalog.operator(numberIn(tree, 'opno'));
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
        return listOf(tree.fields.get('args')).every((item) => this.#mayBeNull(item, scope));
      case 'CASEEXPR':
      case 'CASE':
        return this.#caseMayBeNull(tree, scope);
      case 'AGGREF':
        return this.#aggregateMayBeNull(tree, scope);
      case 'WINDOWFUNC':
        return this.#windowMayBeNull(tree, scope);
      case 'SUBLINK':
        return this.#subqueryMayBeNull(tree, scope);
      default:
        return true;
    }
  }

  #varMayBeNull(variable: TreeNode, from: Scope): boolean {
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
    return this.#entryMayBeNull(entry, column, scope);
  }

  #entryMayBeNull(entry: TreeNode, column: number, scope: Scope): boolean {
    switch (numberIn(entry, 'rtekind')) {
      case RELATION: {
        const relation = numberIn(entry, 'relid');
        return this.#catalog.view(relation)
          ? (this.#viewColumns(relation)[column - 1] ?? true)
          : !this.#catalog.isNotNull(relation, column);
      }
      case SUBQUERY: {
        const subquery = nodeIn(entry, 'subquery');
        return !subquery || (this.resultColumns(subquery, scope)[column - 1] ?? true);
      }
      case JOIN:
        return this.#mayBeNull(listOf(entry.fields.get('joinaliasvars'))[column - 1], scope);
      case FUNCTION:
        return this.#functionColumnMayBeNull(entry, column, scope);
      case VALUES:
        return listOf(entry.fields.get('values_lists')).some((row) =>
          this.#mayBeNull(listOf(row)[column - 1], scope),
        );
      case COMMON_TABLE:
        return this.#commonTableMayBeNull(entry, column, scope);
      case GROUP:
        return this.#mayBeNull(listOf(entry.fields.get('groupexprs'))[column - 1], scope);
      default:
        return true;
    }
  }

  #viewColumns(relation: number): boolean[] {
    const known = this.#views.get(relation);
    if (known) return known;
    const statement = this.#catalog.view(relation);
    const columns = statement ? this.resultColumns(statement, undefined) : [];
    this.#views.set(relation, columns);
    return columns;
  }

  #commonTableMayBeNull(entry: TreeNode, column: number, from: Scope): boolean {
    let scope: Scope | undefined = from;
    for (let up = numberIn(entry, 'ctelevelsup'); up > 0; up -= 1) scope = scope?.outer;
    const name = textIn(entry, 'ctename');
    const table = nodesOf(scope?.query.fields.get('cteList')).find(
      (candidate) => textIn(candidate, 'ctename') === name,
    );
    const statement = table && nodeIn(table, 'ctequery');
    if (!statement) return true;
    if (this.#open.has(statement)) return false;
    return this.resultColumns(statement, scope)[column - 1] ?? true;
  }

  /** The product passes arrays without nulls, and series have none. */
  #functionColumnMayBeNull(entry: TreeNode, column: number, scope: Scope): boolean {
    let first = 1;
    for (const called of nodesOf(entry.fields.get('functions'))) {
      const columns = numberIn(called, 'funccolcount');
      const expression = nodeIn(called, 'funcexpr');
      if (column < first + columns) {
        if (!expression) return true;
        const name = this.#catalog.functionOf(numberIn(expression, 'funcid'))?.name ?? '';
        if (name === 'unnest' || name === 'generate_series') {
          return listOf(expression.fields.get('args')).some((item) => this.#mayBeNull(item, scope));
        }
        return columns === 1 ? this.#mayBeNull(expression, scope) : true;
      }
      first += columns;
    }
    // The number of WITH ORDINALITY.
    return false;
  }

  #functionMayBeNull(call: TreeNode, scope: Scope): boolean {
    const called = this.#catalog.functionOf(numberIn(call, 'funcid'));
    if (!called) return true;
    if (called.isTotal || TOTAL_FUNCTIONS.has(called.name)) return false;
    const args = listOf(call.fields.get('args'));
    const deciding = VALUE_BY_ARGUMENT.get(called.name);
    if (deciding !== undefined) return this.#mayBeNull(args[deciding], scope);
    if (args.length === 0) return PARTIAL_FUNCTIONS.has(called.name);
    if (!called.isStrict || PARTIAL_FUNCTIONS.has(called.name)) return true;
    return args.some((item) => this.#mayBeNull(item, scope));
  }

  /** A branch knows its own condition, and that those before it do not hold. */
  #caseMayBeNull(tree: TreeNode, scope: Scope): boolean {
    const isSearched = !tree.fields.get('arg');
    let rest = scope;
    for (const when of nodesOf(tree.fields.get('args'))) {
      const condition = when.fields.get('expr');
      const branch = isSearched
        ? this.#scopeWhere(rest, (proven) => learn(condition, proven))
        : rest;
      if (this.#mayBeNull(when.fields.get('result'), branch)) return true;
      if (isSearched && isNode(condition)) {
        rest = this.#scopeWhere(rest, (proven) => learnNegated(condition, proven));
      }
    }
    return this.#mayBeNull(tree.fields.get('defresult'), rest);
  }

  #scopeWhere(scope: Scope, teach: (proven: Proven) => void): Scope {
    const { columns, joins } = scope.proven;
    const proven = { columns: new Set(columns), joins: new Set(joins) };
    teach(proven);
    const further = { ...scope, proven };
    const from = nodeIn(scope.query, 'jointree');
    if (from) this.#proveJoins(from, further);
    return further;
  }

  /** A group has a row at least; a whole that is not grouped may have none. */
  #aggregateMayBeNull(aggregate: TreeNode, scope: Scope): boolean {
    const name = this.#catalog.functionOf(numberIn(aggregate, 'aggfnoid'))?.name ?? '';
    if (name === 'count') return false;
    const grouped = listOf(scope.query.fields.get('groupClause')).length > 0;
    if (!grouped || aggregate.fields.get('aggfilter') !== undefined) return true;
    if (/^(array_agg|jsonb?_agg|jsonb?_object_agg)$/.test(name)) return false;
    return nodesOf(aggregate.fields.get('args')).some((entry) =>
      this.#mayBeNull(entry.fields.get('expr'), scope),
    );
  }

  #windowMayBeNull(call: TreeNode, scope: Scope): boolean {
    const name = this.#catalog.functionOf(numberIn(call, 'winfnoid'))?.name ?? '';
    if (TOTAL_WINDOWS.has(name)) return false;
    if (NEIGHBOR_WINDOWS.has(name) || call.fields.get('aggfilter') !== undefined) return true;
    return listOf(call.fields.get('args')).some((item) => this.#mayBeNull(item, scope));
  }

  /** Tells whether a subquery selects the one row that a foreign key refers to. */
  #looksUp(subselect: TreeNode, outer: Scope): boolean {
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
    return this.#findsItsRow(from.fields.get('quals'), numberIn(table, 'rtindex'), scope);
  }

  #subqueryMayBeNull(link: TreeNode, scope: Scope): boolean {
    const kind = numberIn(link, 'subLinkType');
    if (kind === EXISTS_LINK || kind === ARRAY_LINK) return false;
    const subselect = nodeIn(link, 'subselect');
    if (!subselect) return true;
    const columns = this.resultColumns(subselect, scope);
    if (kind === ANY_LINK || kind === ALL_LINK) {
      const test = nodeIn(link, 'testexpr');
      const left = test && listOf(test.fields.get('args'))[0];
      return columns.some(Boolean) || this.#mayBeNull(left, scope);
    }
    return columns.some(Boolean) || !(hasOneRow(subselect) || this.#looksUp(subselect, scope));
  }
}

const INSERT = 3;
const [RELATION, SUBQUERY, JOIN, FUNCTION, VALUES, COMMON_TABLE, GROUP] = [0, 1, 2, 3, 5, 6, 9];
const [EXISTS_LINK, ALL_LINK, ANY_LINK, ARRAY_LINK] = [0, 1, 2, 6];
const LEFT = 1;

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

function ownerOf(variable: TreeNode, from: Scope): Scope | undefined {
  let scope: Scope | undefined = from;
  for (let up = numberIn(variable, 'varlevelsup'); up > 0; up -= 1) scope = scope?.outer;
  return scope;
}
