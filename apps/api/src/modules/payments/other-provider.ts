import { isOpen, type PaymentRow } from './payment.ts';
import type { PaymentParts } from './payment-parts.ts';
import { markOthers } from './payments.repo.ts';

/**
 * The reason why a payment stays open: the provider that has it is not the one that is asked now.
 */
export const OTHER_PROVIDER = 'other_provider';

export const isOfOther = (
  { provider }: Pick<PaymentParts, 'provider'>,
  payment: Pick<PaymentRow, 'provider'>,
): boolean => payment.provider !== provider.name;

/** Open, with a provider that nobody asks: nothing else is charged for it, or it were paid twice. */
export const isElsewhere = (
  parts: Pick<PaymentParts, 'provider'>,
  payment: Pick<PaymentRow, 'provider' | 'status'>,
): boolean => payment.status !== 'new' && isOpen(payment) && isOfOther(parts, payment);

/** SQL: whether a family has such a payment of its debt, as the last start has marked it. */
export const debtIsElsewhere = (userId: string): string =>
  `exists (select from payments where user_id = ${userId} and purpose = 'debt'
    and status in ('pending', 'requires_action') and failure_code = '${OTHER_PROVIDER}')`;

/**
 * The settings may name another provider than before. The payments of the old one are not asked of
 * the new one: open ones stay as they are, marked with the reason; cards are neither offered nor
 * charged.
 */
export async function leaveOthersAlone({ db, log, provider }: PaymentParts): Promise<void> {
  const left = await markOthers(db, provider.name, OTHER_PROVIDER);
  if (left.payments + left.refunds + left.events + left.cards === 0) return;
  log.warn(
    { ...left, provider: provider.name },
    'payments, refunds, events and cards of another provider are left alone until the settings name it again',
  );
}
