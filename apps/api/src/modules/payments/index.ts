import { defineModule } from '../../platform/define-module.ts';
import type { Payments } from './create-payments.ts';
import { paymentsJobs } from './payments.jobs.ts';
import { PAYMENT_JOB_KINDS } from './payments.kinds.ts';
import { paymentsRoutes } from './payments.routes.ts';

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
export { presentProvider } from './present-payment.ts';
export type { RefundToStart } from './request-refund.ts';
export { SMALLEST_CHARGE } from './smallest-charge.ts';
export type { PaymentToStart } from './start-payment.ts';
export { syncCards } from './sync-cards.ts';
export type { StartedPayment } from './wait-for-answer.ts';

export const manifest = defineModule({
  routes: paymentsRoutes,
  kinds: PAYMENT_JOB_KINDS,
  jobs: ({ payments }: { readonly payments: Payments }) => paymentsJobs(payments),
});
