import type { Endpoint } from '@yay/contract/endpoint';
import { type MoneyPromise, type MoneyWay, PROMISES } from '@yay/contract/money-ways';
import type { Cents } from '@yay/domain/money';

/**
 * Permission to give one family one sum. Only the functions of this module make one, and the
 * ledger refuses a gift without it: `assertCovers` knows those that were made here.
 */
export interface Allowance {
  /** Null: the card of a guest. */
  readonly userId: number | null;
  readonly cents: Cents;
  /** The site option that promised it; undefined for what a person lets through. */
  readonly promise?: MoneyPromise;
}

const made = new WeakSet<Allowance>();

export function allowance(userId: number | null, cents: Cents, promise?: MoneyPromise): Allowance {
  const one = Object.freeze({ userId, cents, ...(promise !== undefined && { promise }) });
  made.add(one);
  return one;
}

/** @throws RangeError where it was not made here, or is for another family or another sum */
export function assertCovers(one: Allowance, userId: number | null, cents: Cents): void {
  if (!made.has(one)) throw new RangeError('this allowance was made by nobody');
  if (one.userId !== userId || one.cents !== cents) {
    throw new RangeError(`an allowance of ${one.cents} for ${one.userId} does not cover this`);
  }
}

/** @throws RangeError where a promise is posted under another kind than its own, or its kind by a person */
export function assertKind({ promise }: Allowance, kind: string): void {
  const own: string | undefined = promise && PROMISES[promise];
  const ofPromises: readonly string[] = Object.values(PROMISES);
  if (own === undefined ? ofPromises.includes(kind) : own !== kind) {
    throw new RangeError(`${kind} is not what ${promise ?? 'a person'} gives`);
  }
}

/** The limit by which a call gives. */
export interface Limit {
  readonly way: MoneyWay;
}

/** @throws RangeError at start, where the contract's call does not name this way */
export function limitOf(call: Pick<Endpoint, 'givesBy' | 'method' | 'path'>, way: MoneyWay): Limit {
  if (call.givesBy !== way) {
    throw new RangeError(`${call.method} ${call.path} gives by ${way} and does not name it`);
  }
  return { way };
}
