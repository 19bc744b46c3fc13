import type Stripe from 'stripe';
import type { Movement, PaymentProvider } from '../provider.ts';
import { idOf } from './shapes.ts';

type Query = Parameters<PaymentProvider['listMovements']>[0];
type Page = Awaited<ReturnType<PaymentProvider['listMovements']>>;

const PER_PAGE = 100;

/**
 * Lists movements oldest first, while Stripe lists the newest first: the first page is found by
 * walking to the end, and each further one is the page before the newest known movement.
 */
export async function listMovements(stripe: Stripe, query: Query): Promise<Page> {
  const params = {
    created: { gte: seconds(query.since), lt: seconds(query.until) },
    limit: PER_PAGE,
    expand: ['data.source'],
  } satisfies Stripe.BalanceTransactionListParams;
  if (query.after !== undefined) {
    const page = await stripe.balanceTransactions.list({ ...params, ending_before: query.after });
    return answer(page.data, page.has_more);
  }
  let page = await stripe.balanceTransactions.list(params);
  let isNewest = true;
  for (let last = page.data.at(-1); page.has_more && last; last = page.data.at(-1)) {
    const older = await stripe.balanceTransactions.list({ ...params, starting_after: last.id });
    if (older.data.length === 0) break;
    page = older;
    isNewest = false;
  }
  return answer(page.data, !isNewest);
}

function answer(newestFirst: readonly Stripe.BalanceTransaction[], isMore: boolean): Page {
  const newest = newestFirst[0];
  return {
    movements: newestFirst.map(movementOf).reverse(),
    next: isMore && newest ? newest.id : null,
  };
}

const KINDS: Readonly<Record<string, Movement['kind']>> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund',
  payment_failure_refund: 'refund',
};

function movementOf(moved: Stripe.BalanceTransaction): Movement {
  const isDispute = moved.reporting_category.startsWith('dispute');
  const { intentId, reference } = sourceOf(moved.source);
  return {
    id: moved.id,
    kind: isDispute ? 'dispute' : (KINDS[moved.type] ?? 'other'),
    amount: moved.amount as Movement['amount'],
    intentId,
    reference,
    at: new Date(moved.created * 1000),
  };
}

function sourceOf(source: Stripe.BalanceTransaction['source']) {
  if (source === null || typeof source === 'string') return { intentId: null, reference: null };
  switch (source.object) {
    // Stripe copies the metadata of a payment to its charge.
    case 'charge':
    case 'refund':
      return {
        intentId: idOf(source.payment_intent),
        reference: source.metadata?.reference ?? null,
      };
    case 'dispute':
      return { intentId: idOf(source.payment_intent), reference: null };
    default:
      return { intentId: null, reference: null };
  }
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
