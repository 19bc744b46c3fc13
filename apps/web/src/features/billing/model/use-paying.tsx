import type { PaymentProviderPart, PaymentResult } from '@yay/contract/payments/calls';
import { type ReactNode, useRef, useState } from 'react';
import { newUuid } from '../../../lib/uuid.ts';
import { useBank } from '../../../parts/card-form/index.ts';
import { moneyMoved } from '../../../parts/cards/index.ts';
import { askPayment } from '../api/cards.ts';

export type PaidHow =
  | { readonly kind: 'paid'; readonly amount: number }
  | { readonly kind: 'waiting' }
  /** A key of the words `payments.refused`, or the bank's own word for it. */
  | { readonly kind: 'failed'; readonly why: string };

/**
 * One payment at a time, from the press to the bank's answer. A press that got no answer is asked
 * again under the key that it had, so that it is the same payment.
 */
export function usePaying(
  userId: number,
  provider: PaymentProviderPart,
): {
  readonly busy: boolean;
  readonly pay: (ask: (key: string) => Promise<PaymentResult>) => Promise<PaidHow>;
  readonly question: ReactNode;
} {
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const bank = useBank(provider);

  async function pay(ask: (key: string) => Promise<PaymentResult>): Promise<PaidHow> {
    setBusy(true);
    try {
      key.current ??= newUuid();
      const asked = await ask(key.current);
      const result = asked.client_secret ? await answered(asked, asked.client_secret) : asked;
      if ('kind' in result) return result;
      if (result.status !== 'pending') key.current = null;
      return howOf(result);
    } finally {
      setBusy(false);
      moneyMoved(userId);
    }
  }

  async function answered(asked: PaymentResult, secret: string): Promise<PaymentResult | PaidHow> {
    const answer = await bank.answer(secret);
    if (answer.status === 'refused') {
      key.current = null;
      return { kind: 'failed', why: answer.why };
    }
    return asked.payment === null ? asked : askPayment(userId, asked.payment);
  }

  return { busy, pay, question: bank.question };
}

function howOf(result: PaymentResult): PaidHow {
  if (result.success) return { kind: 'paid', amount: result.amount };
  if (result.status === 'pending' || result.status === 'requires_action')
    return { kind: 'waiting' };
  return { kind: 'failed', why: result.failure_code ?? 'generic' };
}
