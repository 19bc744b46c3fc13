export { createPayments, type Payments } from './create-payments.ts';
export { ensureCustomer } from './customers.ts';
export { debtIsElsewhere, isElsewhere } from './other-provider.ts';
export type {
  GiftOutcome,
  Outcome,
  Outcomes,
  PaymentBy,
  PaymentPurpose,
  PaymentRow,
  PaymentStatus,
  RefundRow,
} from './payment.ts';
export { paymentsJobs } from './payments.jobs.ts';
export { PAYMENT_JOB_KINDS } from './payments.kinds.ts';
export { paymentsRoutes } from './payments.routes.ts';
export { presentProvider } from './present-payment.ts';
export type { RefundToStart } from './request-refund.ts';
export { SMALLEST_CHARGE } from './smallest-charge.ts';
export type { PaymentToStart } from './start-payment.ts';
export { syncCards } from './sync-cards.ts';
export type { StartedPayment } from './wait-for-answer.ts';
