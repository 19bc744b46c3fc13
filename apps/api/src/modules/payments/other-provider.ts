import type { PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { markOthers } from './payments.repo.ts';

/** Why a payment stays open: the provider that has it is not the one that is asked now. */
export const OTHER_PROVIDER = 'other_provider';

export const isOfOther = (
  { provider }: Pick<PaymentParts, 'provider'>,
  payment: Pick<PaymentRow, 'provider'>,
): boolean => payment.provider !== provider.name;

/**
 * The settings may name another provider than before. What the old one has is not asked of the new
 * one: open payments stay as they are, marked with why; cards are neither offered nor charged.
 */
export async function leaveOthersAlone({ db, log, provider }: PaymentParts): Promise<void> {
  const left = await markOthers(db, provider.name, OTHER_PROVIDER);
  if (left.payments + left.refunds + left.events + left.cards === 0) return;
  log.warn(
    { ...left, provider: provider.name },
    'payments, refunds, events and cards of another provider are left alone until the settings name it again',
  );
}
