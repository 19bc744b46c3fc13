import ts from 'typescript-6';

/** The kinds of values that the connections' type parsers make. */
export type Kind = 'string' | 'number' | 'boolean' | 'Buffer' | 'Date' | 'array' | 'object';

export interface DeclaredColumn {
  readonly mayBeNull: boolean;
  /** None when the declaration says nothing: `unknown`. */
  readonly kinds: ReadonlySet<Kind>;
  readonly element?: DeclaredColumn;
  readonly type: string;
}

/** Reads the columns of a row type; none when it names no columns of its own. */
export function readRow(
  checker: ts.TypeChecker,
  row: ts.Type | undefined,
  at: ts.Node,
): ReadonlyMap<string, DeclaredColumn> | undefined {
  if (!row || row.getStringIndexType() || isGeneric(row)) return undefined;
  const columns = new Map<string, DeclaredColumn>();
  for (const property of checker.getPropertiesOfType(row)) {
    const type = checker.getTypeOfSymbolAtLocation(property, at);
    columns.set(property.name, readColumn(checker, type));
  }
  return columns;
}

function readColumn(checker: ts.TypeChecker, type: ts.Type): DeclaredColumn {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = new Set<Kind>();
  let element: DeclaredColumn | undefined;
  let mayBeNull = false;
  for (const part of parts) {
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown)) mayBeNull = true;
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) continue;
    if (part.flags & ts.TypeFlags.Unknown) continue;
    const kind = kindOf(checker, part);
    kinds.add(kind);
    if (kind !== 'array') continue;
    const [item] = checker.getTypeArguments(part as ts.TypeReference);
    if (item) element = readColumn(checker, item);
  }
  const name = checker.typeToString(type);
  return { mayBeNull, kinds, type: name, ...(element ? { element } : {}) };
}

function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (checker.isTypeAssignableTo(type, checker.getStringType())) return 'string';
  if (checker.isTypeAssignableTo(type, checker.getNumberType())) return 'number';
  if (checker.isTypeAssignableTo(type, checker.getBooleanType())) return 'boolean';
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  const name = type.symbol?.name;
  return name === 'Buffer' || name === 'Date' ? name : 'object';
}

const isGeneric = (type: ts.Type): boolean =>
  type.isIntersection() ? type.types.some(isGeneric) : !!(type.flags & ts.TypeFlags.TypeParameter);
