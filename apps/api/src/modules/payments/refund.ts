import { formatUsd } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import {
  type ProviderRefund,
  ProviderRefused,
  ProviderUnavailable,
} from '../../platform/payments/provider.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { type Entry, lockFunds, post } from '../ledger/index.ts';
import { payOwed } from './pay-owed.ts';
import type { RefundRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { paymentById } from './payments.repo.ts';
import {
  lockRefund,
  markRefundAsked,
  refundById,
  type StartedEntry,
  startedEntries,
  writeRefund,
} from './refunds.repo.ts';

type RefundAnswer = ProviderRefund | { readonly refused: string };

/** A bank may take days; the provider says when it is done, and is asked besides. */
const UNDER_WAY_SECONDS = 900;

/** Sends a refund that nobody has sent yet. */
export async function sendRefund(parts: PaymentParts, refundId: number): Promise<void> {
  const refund = await markRefundAsked(parts.db, refundId, parts.provider.name);
  if (refund === undefined) return;
  failpoint('after-pending');
  await askRefund(parts, refund);
}

/** Brings one whose answer is overdue to its end. */
export async function resolveRefund(parts: PaymentParts, refund: RefundRow): Promise<void> {
  const { intent_id } = await paymentOf(parts, refund);
  try {
    const providerRefund = await parts.provider.findRefund(intent_id, refund.public_id);
    if (providerRefund) await recordRefund(parts, refund.id, providerRefund);
    else await askRefund(parts, refund);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    parts.log.warn({ err: error, refund: refund.id }, 'the provider could not be asked');
  }
}

async function askRefund(parts: PaymentParts, refund: RefundRow): Promise<void> {
  const { intent_id: intentId } = await paymentOf(parts, refund);
  let answer: RefundAnswer;
  try {
    answer = await parts.provider.createRefund({
      intentId,
      amount: refund.amount_cents,
      reference: refund.public_id,
      key: `refund-${refund.public_id}`,
    });
  } catch (error) {
    if (error instanceof ProviderUnavailable) {
      parts.log.warn({ err: error, refund: refund.id }, 'the provider did not answer');
      return;
    }
    if (!(error instanceof ProviderRefused)) throw error;
    answer = { refused: error.code };
  }
  failpoint('after-provider-answer');
  await recordRefund(parts, refund.id, answer);
}

/** Records the provider's answer about a refund. */
export async function recordRefund(
  parts: PaymentParts,
  refundId: number,
  answer: RefundAnswer,
): Promise<void> {
  await parts.db.tx(async (tx) => {
    const unlockedRefund = await refundById(tx, refundId);
    if (unlockedRefund && unlockedRefund.user_id !== null)
      await lockFunds(tx, unlockedRefund.user_id);
    const refund = await lockRefund(tx, refundId);
    if (refund === undefined) throw new Error(`refund ${refundId} is not there`);
    const status = 'refused' in answer ? 'failed' : answer.status;
    const providerId = 'refused' in answer ? null : answer.id;
    if (refund.status === 'failed') return;
    if (status === 'succeeded') await done(tx, refund, providerId);
    else if (status === 'failed' || status === 'canceled') {
      const failure = 'refused' in answer ? answer.refused : (answer.failure ?? status);
      await failed(parts, tx, refund, providerId, failure);
    } else if (refund.status !== 'succeeded') {
      const waiting = { providerId, failure: null, askAgain: UNDER_WAY_SECONDS };
      await writeRefund(tx, refund.id, { ...waiting, status: 'pending' });
    }
    failpoint('before-commit');
  });
}

async function done(tx: Tx, refund: RefundRow, providerId: string | null): Promise<void> {
  if (refund.status === 'succeeded') return;
  const over = { providerId, failure: null, askAgain: null };
  await writeRefund(tx, refund.id, { ...over, status: 'succeeded' });
  const account = sourceOf(await startedEntries(tx, refund.id));
  await post(tx, {
    ...postingOf(refund, 'succeeded'),
    kind: 'refund_done',
    entries: [
      { account, cents: refund.amount_cents },
      { account: 'provider', cents: -refund.amount_cents },
    ],
  });
  await tell(tx, refund, 'refund.succeeded', null);
}

/** A bank may send back what had arrived: then the money is with the provider again. */
async function failed(
  parts: PaymentParts,
  tx: Tx,
  refund: RefundRow,
  providerId: string | null,
  failure: string,
): Promise<void> {
  await writeRefund(tx, refund.id, { providerId, failure, askAgain: null, status: 'failed' });
  const started = await startedEntries(tx, refund.id);
  const back: readonly Entry[] = started.map(({ account, cents }) => ({ account, cents: -cents }));
  const returned: readonly Entry[] =
    refund.status === 'succeeded'
      ? [
          { account: 'provider', cents: refund.amount_cents },
          { account: sourceOf(started), cents: -refund.amount_cents },
        ]
      : [];
  const entries = merged([...back, ...returned]);
  if (entries.length > 0) {
    const posting = { ...postingOf(refund, 'failed'), kind: 'refund_failed' as const, entries };
    await post(tx, posting);
    await payOwed(parts, tx, refund.user_id, posting.key);
  }
  const payment = await paymentById(tx, refund.payment_id);
  if (payment?.purpose === 'gift') await parts.outcomes.gift.refundFailed(tx, payment);
  await tell(tx, refund, 'refund.failed', failure);
}

/**
 * Returns the account that the refund was taken from: a family's funds are set aside, the price of
 * a gift is not.
 */
const sourceOf = (started: readonly StartedEntry[]): 'refunding' | 'gifts_sold' =>
  started.length > 0 ? 'refunding' : 'gifts_sold';

/** One entry an account: what cancels itself out is left out. */
function merged(entries: readonly Entry[]): readonly Entry[] {
  const sums = new Map<Entry['account'], number>();
  for (const { account, cents } of entries) sums.set(account, (sums.get(account) ?? 0) + cents);
  return [...sums].flatMap(([account, cents]) => (cents === 0 ? [] : [{ account, cents }]));
}

const postingOf = (refund: RefundRow, what: 'succeeded' | 'failed') => ({
  key: `refund:${refund.id}:${what}`,
  userId: refund.user_id,
  by: { userId: refund.actor_id, impersonatorId: null },
  paymentId: refund.payment_id,
  refundId: refund.id,
});

async function paymentOf({ db }: PaymentParts, refund: RefundRow): Promise<{ intent_id: string }> {
  const payment = await paymentById(db, refund.payment_id);
  if (!payment?.intent_id) throw new Error(`refund ${refund.id} is of no payment`);
  return { intent_id: payment.intent_id };
}

async function tell(
  tx: Tx,
  refund: RefundRow,
  action: 'refund.succeeded' | 'refund.failed',
  failure: string | null,
): Promise<void> {
  await record(tx, null, {
    action,
    subject: { type: 'refund', id: refund.id, label: formatUsd(refund.amount_cents) },
    ...(refund.user_id !== null && { aboutUserId: refund.user_id }),
    after: {
      amount_cents: refund.amount_cents,
      ...(failure !== null && { failure_code: failure }),
    },
  });
  if (refund.user_id === null) return;
  await publish(tx, `private-user.${refund.user_id}`, 'account.changed', {});
}
