import type {
  PaymentMethods,
  PaymentProviderPart,
  PaymentResult,
} from '@yay/contract/payments/calls';
import type { PaymentProvider } from '../../platform/payments/provider.ts';
import type { CardRow } from './cards.repo.ts';
import type { StartedPayment } from './wait-for-answer.ts';

export const presentProvider = ({ browser }: PaymentProvider): PaymentProviderPart => ({
  kind: browser.kind,
  publishable_key: browser.kind === 'stripe' ? browser.publishableKey : null,
});

export const presentCards = (
  cards: readonly CardRow[],
  provider: PaymentProvider,
): PaymentMethods => ({
  data: cards.map(({ method_id: id, brand, last4, exp_month, exp_year }) => ({
    id,
    brand,
    last4,
    exp_month,
    exp_year,
  })),
  default_payment_method: cards.find(({ is_default }) => is_default)?.method_id ?? null,
  provider: presentProvider(provider),
});

export function presentPayment(
  started: StartedPayment | null,
  provider: PaymentProvider,
): PaymentResult {
  if (started === null) {
    return {
      success: true,
      status: 'succeeded',
      amount: 0,
      payment: null,
      failure_code: null,
      card: null,
      client_secret: null,
      provider: presentProvider(provider),
    };
  }
  const { payment, clientSecret } = started;
  const { card_brand: brand, card_last4: last4 } = payment;
  return {
    success: payment.status === 'succeeded',
    status: payment.status === 'new' ? 'pending' : payment.status,
    amount: payment.amount_cents,
    payment: payment.public_id,
    failure_code: payment.failure_code,
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    client_secret: clientSecret,
    provider: presentProvider(provider),
  };
}
