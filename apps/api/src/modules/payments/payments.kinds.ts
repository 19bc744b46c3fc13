import { jobKind } from '../../platform/jobs/index.ts';

/** Asks a card. Many at once: how often the provider is asked is kept by its pace. */
export const chargePayment = jobKind<{ paymentId: number }>('payments.charge', { atOnce: 50 });

export const executeRefund = jobKind<{ refundId: number }>('payments.refund');

/** Deals with an event that the provider told. */
export const applyEvent = jobKind<{ eventId: number }>('payments.event', { atOnce: 10 });

/** Takes a card off the provider's list that is off ours already. */
export const detachCard = jobKind<{ methodId: string; provider?: string }>('payments.detach_card');

/** Asks after everything whose answer never came. */
export const sweepPayments = jobKind('payments.sweep', { single: true, seconds: 600 });

export const PAYMENT_JOB_KINDS = [
  chargePayment,
  executeRefund,
  applyEvent,
  detachCard,
  sweepPayments,
] as const;
