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
import { sweepUnanswered } from './sweep-unanswered.ts';

const SWEEP_EVERY_SECONDS = 15;

export async function paymentsJobs({ parts }: Payments): Promise<void> {
  const { db, jobs, log, provider } = parts;
  const sweepAgain = (afterSeconds?: number) =>
    db.tx((tx) => jobs.enqueue(tx, sweepPayments, {}, { afterSeconds, only: 'sweep' }));

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
  await jobs.work(sweepPayments, async (_data, { signal }) => {
    const swept = await sweepUnanswered(parts, signal);
    if (swept.payments + swept.refunds + swept.events + swept.accounts > 0) {
      log.info(swept, 'the provider was asked after what it had not answered');
    }
    await sweepAgain(SWEEP_EVERY_SECONDS);
  });

  // Each sweep puts up the next; the schedule takes it up again should that chain ever break.
  await jobs.schedule(sweepPayments, '* * * * *');
  await sweepAgain();
}
