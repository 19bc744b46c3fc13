import type { DeclaredColumn, Kind } from './declared-row.ts';
import type { Column } from './describe.ts';

// As the connections' type parsers read them (apps/api/src/platform/db/types.ts); any other type
// comes as text.
const KINDS: Readonly<Record<string, Kind>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  oid: 'number',
  'timestamp with time zone': 'number',
  'timestamp without time zone': 'Date',
  boolean: 'boolean',
  bytea: 'Buffer',
  interval: 'object',
};

/** Tells how the declared row differs from the columns that the database answers with. */
export function compareRow(
  declared: ReadonlyMap<string, DeclaredColumn>,
  columns: readonly Column[],
): string[] {
  const problems: string[] = [];
  const described = new Map(columns.map((column) => [column.name, column]));
  for (const name of declared.keys()) {
    if (!described.has(name)) problems.push(`the result has no column ${name}`);
  }
  for (const { name, type, mayBeNull } of described.values()) {
    const column = declared.get(name);
    if (!column) {
      problems.push(`the row type has no column ${name}`);
      continue;
    }
    if (mayBeNull && !column.mayBeNull) problems.push(`${name} may be null`);
    if (!accepts(column, type)) problems.push(`${name} is ${type} and not ${column.type}`);
  }
  return problems;
}

function accepts(declared: DeclaredColumn, type: string): boolean {
  // The database does not know what is inside of JSON.
  if (type === 'json' || type === 'jsonb') return true;
  if (type.endsWith('[]')) {
    if (!declared.element) return declared.kinds.size === 0;
    return onlyKind(declared, 'array') && accepts(declared.element, type.slice(0, -2));
  }
  return onlyKind(declared, KINDS[type] ?? 'string');
}

const onlyKind = ({ kinds }: DeclaredColumn, kind: Kind): boolean =>
  [...kinds].every((declared) => declared === kind);
