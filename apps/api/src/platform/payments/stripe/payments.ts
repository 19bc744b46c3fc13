import type Stripe from 'stripe';
import { type Intent, type PaymentProvider, ProviderRefused } from '../provider.ts';
import { orNull, translated } from './calls.ts';
import { disputeOf, intentOf, refundOf } from './shapes.ts';

type PaymentCalls = Pick<
  PaymentProvider,
  'createPayment' | 'getPayment' | 'findPayment' | 'cancelPayment'
>;

/**
 * A guest's payment is searched no further back than this; one whose response was lost is looked up within
 * minutes.
 */
const LOOKED_THROUGH_SECONDS = 3 * 24 * 3_600;
const LOOKED_THROUGH = 2_000;

const CARD_OF_INTENT = ['payment_method'];

/** The calls that charge a card, find a charge again, and call one off. */
export function paymentCalls(stripe: Stripe): PaymentCalls {
  const retrievePayment = (id: string) =>
    stripe.paymentIntents.retrieve(id, { expand: CARD_OF_INTENT });

  const getPayment = (id: string): Promise<Intent | null> =>
    orNull(retrievePayment(id).then(intentOf));

  return {
    async createPayment(input) {
      const confirmed = input.methodId !== undefined;
      const made = await translated(
        stripe.paymentIntents.create(
          {
            amount: input.amount,
            currency: 'usd',
            description: input.description,
            metadata: { reference: input.reference },
            allowed_payment_method_types: ['card'],
            expand: CARD_OF_INTENT,
            ...(input.customerId !== undefined && { customer: input.customerId }),
            ...(input.receiptEmail !== undefined && { receipt_email: input.receiptEmail }),
            ...(confirmed && { payment_method: input.methodId, confirm: true }),
            ...(confirmed && input.offSession && { off_session: true }),
          },
          { idempotencyKey: input.key },
        ),
      );
      // A replayed response is as old as the first call, so the payment is loaded once more.
      const replayed = made.lastResponse.headers['idempotent-replayed'] === 'true';
      return intentOf(replayed ? await translated(retrievePayment(made.id)) : made);
    },
    getPayment,
    async findPayment(reference, customerId) {
      const since = Math.floor(Date.now() / 1000) - LOOKED_THROUGH_SECONDS;
      // Lists are consistent; Stripe's search index learns of a new payment only after a while.
      const payments = await translated(
        stripe.paymentIntents
          .list({
            limit: 100,
            expand: ['data.payment_method'],
            ...(customerId === null ? { created: { gte: since } } : { customer: customerId }),
          })
          .autoPagingToArray({ limit: LOOKED_THROUGH }),
      );
      const mine = payments.filter(
        ({ metadata, customer }) =>
          metadata.reference === reference && (customerId !== null || customer === null),
      );
      return mine[0] ? intentOf(mine[0]) : null;
    },
    async cancelPayment(id) {
      try {
        return await translated(
          stripe.paymentIntents.cancel(id, { expand: CARD_OF_INTENT }).then(intentOf),
        );
      } catch (error) {
        if (!(error instanceof ProviderRefused)) throw error;
        // A payment that is cancelled already counts as success, since an earlier response may have
        // been lost.
        const payment = await getPayment(id);
        if (payment?.status === 'canceled') return payment;
        throw new ProviderRefused(error.code, error.message, payment ?? error.intent);
      }
    },
  };
}

type RefundCalls = Pick<PaymentProvider, 'createRefund' | 'findRefund' | 'getDispute'>;

/** The calls about money that went back, or that a cardholder asks back. */
export function refundCalls(stripe: Stripe): RefundCalls {
  return {
    async createRefund({ intentId, amount, reference, key }) {
      return translated(
        stripe.refunds
          .create(
            { payment_intent: intentId, amount, metadata: { reference } },
            { idempotencyKey: key },
          )
          .then(refundOf),
      );
    },
    async findRefund(intentId, reference) {
      const refunds = await translated(
        stripe.refunds
          .list({ payment_intent: intentId, limit: 100 })
          .autoPagingToArray({ limit: 1_000 }),
      );
      const mine = refunds.find(({ metadata }) => metadata?.reference === reference);
      return mine ? refundOf(mine) : null;
    },
    getDispute: (id) => orNull(stripe.disputes.retrieve(id).then(disputeOf)),
  };
}
