import type ts from 'typescript-6';

/** An expression whose value is not in the sources. */
export class NotConstant extends Error {}

/** `null` stands for a value that is not constant, and that a text may do without. */
export type Value =
  | string
  | number
  | boolean
  | undefined
  | null
  | Closure
  | Value[]
  | Members
  | Loaded;
/** An object; a member that is not constant is `null`. */
export interface Members {
  readonly members: ReadonlyMap<string, Value>;
}
/** The key of a member whose name is not constant. */
export const UNNAMED = '[unnamed]';
/** A value of a module that is loaded and not read. */
export interface Loaded {
  readonly loaded: object;
}
export interface Closure {
  readonly body: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
  readonly scope: Scope;
}
export type Scope = ReadonlyMap<ts.Symbol, Value>;

/** A text of more variants than these is not read. */
export const MOST_VARIANTS = 64;

export function product(parts: readonly Value[][]): Value[][] {
  let rows: Value[][] = [[]];
  for (const values of parts) {
    rows = rows.flatMap((row) => values.map((value) => [...row, value]));
    if (rows.length > MOST_VARIANTS) throw new NotConstant('too many variants');
  }
  return rows;
}

export function textOf(value: Value): string {
  if (typeof value === 'object' || value === undefined) throw new NotConstant('not a text');
  return String(value);
}

export function loadedValue(value: unknown): Value {
  if (Array.isArray(value)) return value.map(loadedValue);
  if (typeof value === 'object' || typeof value === 'function') return { loaded: value ?? {} };
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined;
}

export function plainValue(value: Value): unknown {
  if (value === null || isClosure(value)) throw new NotConstant('an argument is not constant');
  if (Array.isArray(value)) return value.map(plainValue);
  if (isLoaded(value)) return value.loaded;
  if (!isMembers(value)) return value;
  const constant = [...value.members].filter(([, member]) => member !== null);
  return Object.fromEntries(constant.map(([key, member]) => [key, plainValue(member)]));
}

/** Returns a member of an object; undefined without one, null where that is not known. */
export function memberOf({ members }: Members, key: string): Value {
  if (members.has(key)) return members.get(key);
  return members.has(UNNAMED) ? null : undefined;
}

export const isLoaded = (value: Value): value is Loaded =>
  typeof value === 'object' && value !== null && 'loaded' in value;
export const isMembers = (value: Value): value is Members =>
  typeof value === 'object' && value !== null && 'members' in value;
export const isClosure = (value: Value): value is Closure =>
  typeof value === 'object' && value !== null && 'body' in value;

export const notConstant = (node: ts.Node): NotConstant =>
  new NotConstant(`'${node.getText().slice(0, 60)}' is not constant`);
