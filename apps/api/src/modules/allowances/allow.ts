import type { MoneyPromise } from '@yay/contract/money-ways';
import { type Cents, isOverDay, needsSecondPerson, sumCents } from '@yay/domain/money';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { type Allowance, allowance, type Limit } from './allowance.ts';
import { type Gift, lockAllowances, refundedAlone, sumsWith } from './given.repo.ts';
import { type Limited, limitsOfPromise, moneyLimits } from './money-limits.ts';

export interface Act {
  readonly gifts: readonly Gift[];
  /** The payment of which it is a part. */
  readonly paymentId?: number;
}
type Giver = Limited;

/**
 * Tells whether a second person has to agree: over a limit, and whenever givers mean themselves.
 * Only an estimate until `allowAlone` asks again under the lock.
 */
export async function waitsForSecond(
  source: Queryable,
  actor: Giver,
  { gifts, paymentId }: Act,
): Promise<boolean> {
  if (gifts.some(({ userId }) => userId === actor.userId)) return true;
  const before = paymentId === undefined ? 0 : await refundedAlone(source, paymentId);
  const sums = await sumsWith(source, actor.userId, gifts);
  const act = sumCents(gifts.map(({ cents }) => cents)) + before;
  return needsSecondPerson({ ...sums, act }, await moneyLimits(source, actor));
}

/**
 * Lets one person give this by herself, or answers null: then it waits. The caller writes down what
 * was given in the same transaction, where `given_alone` finds it.
 */
export async function allowAlone(
  tx: Tx,
  _limit: Limit,
  actor: Giver,
  act: Act,
): Promise<readonly Allowance[] | null> {
  await lockAllowances(tx);
  if (await waitsForSecond(tx, actor, act)) return null;
  return act.gifts.map(({ userId, cents }) => allowance(userId, cents));
}

/**
 * Tells whether one person may promise this alone, to a family or to whoever has a code; the caller
 * writes down what it is worth in the same transaction.
 */
export async function mayPromiseAlone(tx: Tx, actor: Giver, gift: Gift): Promise<boolean> {
  await lockAllowances(tx);
  return !(await waitsForSecond(tx, actor, { gifts: [gift] }));
}

/**
 * Returns the reason why somebody can't be the second person, if there is one: nobody agrees to her
 * own, or for herself.
 */
export function whyNotSecond(
  decider: Giver,
  askedBy: number,
  isForHer: boolean,
): 'yours' | 'for_you' | null {
  if (askedBy === decider.userId) return 'yours';
  return isForHer ? 'for_you' : null;
}

/** Lets through what a second person agreed to. */
export function allowBySecond(
  _limit: Limit,
  decider: Giver,
  asked: { readonly askedBy: number; readonly userId: number | null; readonly cents: Cents },
): Allowance | null {
  const { askedBy, userId, cents } = asked;
  if (whyNotSecond(decider, askedBy, userId === decider.userId)) return null;
  return allowance(userId, cents);
}

/** Lets a row of a file through that was let through as a whole, alone or by a second person. */
export function allowRow(
  file: { readonly status: string; readonly actor_id: number; readonly decided_by: number | null },
  { userId, cents }: { readonly userId: number; readonly cents: Cents },
): Allowance {
  if (file.status !== 'running' || (file.decided_by ?? file.actor_id) === userId) {
    throw new Error('nobody let this file through');
  }
  return allowance(userId, cents);
}

/** A code of a set that was let through, for anybody but those two who let it. */
export function allowCode(
  _limit: Limit,
  code: {
    readonly amount_cents: Cents;
    readonly issued: boolean;
    readonly actor_id: number | null;
    readonly decided_by: number | null;
  },
  redeemer: Giver,
): Allowance | null {
  const { userId } = redeemer;
  if (!code.issued || code.actor_id === userId || code.decided_by === userId) return null;
  return allowance(userId, code.amount_cents);
}

/**
 * Lets through what a site option promises families, all of it or, over a limit of the day, nothing:
 * then it answers null. No call gives it, and no person; after the families' funds are locked.
 */
export async function allowPromised(
  tx: Tx,
  promise: MoneyPromise,
  gifts: readonly (Gift & { readonly userId: number })[],
): Promise<readonly Allowance[] | null> {
  await lockAllowances(tx);
  if (isOverDay(await sumsWith(tx, null, gifts), await limitsOfPromise(tx, promise))) return null;
  return gifts.map(({ userId, cents }) => allowance(userId, cents, promise));
}
