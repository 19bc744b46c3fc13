import { LOCKS, type LockMode } from './locks.ts';

type LockName = keyof typeof LOCKS;
/** One key of a lock, in its parts. */
type Key = readonly (number | string)[];

/** A lock that a statement takes, as read from its text. */
interface Taking {
  readonly name: LockName;
  readonly mode: LockMode;
  /**
   * Places of the parameters that name the keys, from 0; empty where the statement finds the rows.
   */
  readonly params: readonly number[];
  /** True when the statement locks the rows that it finds in an order of their keys. */
  readonly isOrdered: boolean;
}

interface Held {
  readonly name: LockName;
  readonly mode: LockMode;
  /** Undefined where the statement found the rows. */
  readonly keys: readonly Key[] | undefined;
  readonly place: string;
}

/** Thrown when a statement takes a lock that its transaction may not take after those it holds. */
export class LockOrderError extends Error {
  override name = 'LockOrderError';
}

/**
 * Checks that one transaction climbs the ladder of `locks.ts`: a lock of a higher rung after those
 * of a lower one, several of a rung in the order of their keys. What is held already may be taken
 * again, and a lock that waits for nobody may be tried at any time. Reads the statements' texts, so
 * it does not see the locks that PostgreSQL takes for plain writes and for foreign keys.
 */
export class LockOrder {
  private readonly held: Held[] = [];

  /** @throws LockOrderError with both locks and both places, before the statement is sent */
  check(text: string, values: readonly unknown[]): void {
    for (const taking of takingsOf(text)) this.take(taking, values);
  }

  private take({ name, mode, params, isOrdered }: Taking, values: readonly unknown[]): void {
    const keys = params.length === 0 ? undefined : keysOf(params, values);
    const isHeld = (key: Key) =>
      this.held.some(
        (held) =>
          held.name === name &&
          (held.mode !== 'shared' || mode === 'shared') &&
          held.keys?.some((heldKey) => compare(heldKey, key) === 0),
      );
    const newKeys = keys?.filter((key) => !isHeld(key));
    if (newKeys?.length === 0) return;
    const next: Held = { name, mode, keys: newKeys, place: placeOfCall() };
    if (mode !== 'if free') {
      if (!isOrdered && !(keys && isAscending(keys))) {
        throw new LockOrderError(`${describe(next)} is not taken in the order of its keys`);
      }
      for (const held of this.held) refuseBelow(held, next);
    }
    this.held.push(next);
  }
}

function refuseBelow(held: Held, next: Held): void {
  const climb = LOCKS[next.name].rank - LOCKS[held.name].rank;
  if (climb < 0) {
    throw new LockOrderError(`${describe(next)} comes before ${describe(held)}, which is held`);
  }
  if (climb > 0) return;
  if (LOCKS[next.name].isSingle) {
    if (held.mode !== 'shared' || next.mode === 'shared') return;
    throw new LockOrderError(`${describe(next)} is shared already: ${describe(held)}`);
  }
  const highest = held.keys?.toSorted(compare).at(-1);
  const lowest = next.keys?.toSorted(compare)[0];
  if (highest === undefined || lowest === undefined) {
    throw new LockOrderError(`${describe(next)} cannot be compared with ${describe(held)} by keys`);
  }
  if (compare(lowest, highest) <= 0) {
    throw new LockOrderError(`${describe(next)} comes before ${describe(held)} by its key`);
  }
}

function describe({ name, mode, keys, place }: Held): string {
  const shared = mode === 'shared' ? ' shared' : '';
  const of = keys ? ` of ${keys.map((key) => key.join('|')).join(', ')}` : '';
  return `lock "${name}"${shared}${of} (${place})`;
}

function compare(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const otherPart = other[index] ?? '';
    if (part !== otherPart) return part < otherPart ? -1 : 1;
  }
  return 0;
}

const isAscending = (keys: readonly Key[]): boolean =>
  keys.every((key, index) => index === 0 || compare(keys[index - 1] ?? [], key) < 0);

/** Each parameter holds one part of the key, or an array of that part of several keys. */
function keysOf(params: readonly number[], values: readonly unknown[]): readonly Key[] {
  const parts = params.map((param) => [values[param]].flat());
  const count = Math.max(...parts.map((part) => part.length));
  const keys = Array.from({ length: count }, (_, index) =>
    // A single value beside an array is a part of every key.
    parts.map((part) => keyPart(part.length === 1 ? part[0] : part[index])),
  );
  // A null matches no row, so no lock is taken for it.
  return keys.filter((key): key is (number | string)[] => !key.includes(null));
}

function keyPart(value: unknown): number | string | null {
  if (typeof value === 'number' || typeof value === 'string') return value;
  return value instanceof Uint8Array ? Buffer.from(value).toString('hex') : null;
}

const MARK = /\/\* lock: (\w+), (alone|shared|if free|implied)((?:, \$\d+)*) \*\//g;
const CLAUSE =
  /\bfor\s+(no\s+key\s+)?update\b|\bfor\s+(key\s+)?share\b|\bpg_(try_)?advisory_\w*lock\w*|\block\s+table\b/gi;
const ORDER = /\border\s+by\b|\block\s+table\b/i;

const takingsByText = new Map<string, readonly Taking[]>();

function takingsOf(text: string): readonly Taking[] {
  const takings = takingsByText.get(text) ?? readTakings(text);
  takingsByText.set(text, takings);
  return takings;
}

function readTakings(text: string): readonly Taking[] {
  let end = 0;
  const takings = [...text.matchAll(MARK)].map((match): Taking => {
    const [mark, name = '', mode, params = ''] = match;
    if (!isLockName(name)) throw new LockOrderError(`there is no lock "${name}"`);
    const before = text.slice(end, match.index);
    end = match.index + mark.length;
    return {
      name,
      mode: mode as LockMode,
      params: (params.match(/\d+/g) ?? []).map((param) => Number(param) - 1),
      isOrdered: LOCKS[name].isSingle || ORDER.test(before),
    };
  });
  const clauses = text.match(CLAUSE) ?? [];
  if (clauses.length !== takings.filter(({ mode }) => mode !== 'implied').length) {
    throw new LockOrderError(`a lock is not from platform/db/locks.ts: ${text}`);
  }
  return takings;
}

const isLockName = (name: string): name is LockName => Object.hasOwn(LOCKS, name);

/** Returns where the lock is taken: the function that names it, and that function's caller. */
function placeOfCall(): string {
  const frames = (new Error().stack ?? '').split('\n').slice(1);
  const places = frames.flatMap((frame) => {
    const place = /\/(?:src|test)\/(\S+?:\d+):\d+\)?$/.exec(frame)?.[1];
    return place === undefined || OWN_FILES.test(place) ? [] : [place];
  });
  return places.slice(0, 2).join(', called by ') || 'at no known place';
}

const OWN_FILES = /^platform\/db\/(lock-order|db|together)\.ts:/;
