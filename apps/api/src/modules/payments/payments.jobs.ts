import { ProviderRefused } from '../../platform/payments/provider.ts';
import { applyProviderEvent } from './apply-event.ts';
import { charge } from './charge.ts';
import type { Payments } from './create-payments.ts';
import { leaveOthersAlone } from './other-provider.ts';
import {
  applyEvent,
  chargePayment,
  detachCard,
  executeRefund,
  sweepPayments,
} from './payments.kinds.ts';
import { sendRefund } from './refund.ts';
import { answersDue, sweepUnanswered } from './sweep-unanswered.ts';

/** Cards of closed accounts are let go of within this time. */
const SWEEP_EVERY_SECONDS = 120;

export async function paymentsJobs({ parts }: Payments): Promise<void> {
  const { jobs, log, provider } = parts;
  await leaveOthersAlone(parts);

  await jobs.work(chargePayment, ({ paymentId }) => charge(parts, paymentId));
  await jobs.work(executeRefund, ({ refundId }) => sendRefund(parts, refundId));
  await jobs.work(applyEvent, ({ eventId }) => applyProviderEvent(parts, eventId));
  await jobs.work(detachCard, async ({ methodId, provider: its = provider.name }) => {
    if (its !== provider.name) {
      log.warn(
        { provider: its },
        'a card that was taken off stays with a provider that is not asked',
      );
      return;
    }
    try {
      await provider.detachMethod(methodId);
    } catch (error) {
      // It is not there any more, which is what was wanted.
      if (!(error instanceof ProviderRefused)) throw error;
    }
  });
  const due = { due: answersDue(provider.name), everySeconds: SWEEP_EVERY_SECONDS };
  await jobs.sweep(sweepPayments, due, async (_data, { signal }) => {
    const swept = await sweepUnanswered(parts, signal);
    if (swept.payments + swept.refunds + swept.events + swept.accounts > 0) {
      log.info(swept, 'the provider was asked after what it had not answered');
    }
  });
}
