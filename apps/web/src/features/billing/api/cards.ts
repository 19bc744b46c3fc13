import type {
  getPayment,
  PaymentResult,
  payImmediately,
  payYayBucks,
  removePaymentMethod,
} from '@yay/contract/payments/calls';
import { send } from '../../../lib/http/index.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { cardsKey } from '../../../parts/cards/index.ts';

export async function removeCard(userId: number, paymentMethod: string) {
  const cards = await send<typeof removePaymentMethod>({
    method: 'DELETE',
    path: `/api/payments/${userId}/remove-payment-method`,
    body: { paymentMethod },
  });
  queryClient.setQueryData(cardsKey(userId), cards);
  return cards;
}

export const payOwed = (userId: number, key: string): Promise<PaymentResult> =>
  send<typeof payImmediately>({
    method: 'POST',
    path: `/api/payments/${userId}/immediate-payment`,
    headers: { 'idempotency-key': key },
  });

export const buyYayBucks = (
  purchase: {
    userId: number;
    paymentMethod: string;
    amount: number;
    bonus: number;
    description: string;
  },
  key: string,
): Promise<PaymentResult> =>
  send<typeof payYayBucks>({
    method: 'POST',
    path: '/api/yay-bucks-payments',
    headers: { 'idempotency-key': key },
    body: purchase,
  });

export const askPayment = (userId: number, payment: string): Promise<PaymentResult> =>
  send<typeof getPayment>({ method: 'GET', path: `/api/payments/${userId}/payments/${payment}` });
