import { queryOptions } from '@tanstack/react-query';
import type {
  createSetupIntent,
  getPayment,
  listPaymentMethods,
  PaymentMethods,
  PaymentProviderPart,
  PaymentResult,
  payImmediately,
  payYayBucks,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@yay/contract/payments/calls';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isCancelled, send } from '../../../lib/http/index.ts';
import { queryClient } from '../../../lib/query-client.ts';
import type { CardProvider } from '../../../parts/card-form/index.ts';

export const cardProvider = (part: PaymentProviderPart): CardProvider => part;

const keyOf = (userId: number) => ['payment-methods', userId] as const;

/** Null: they could not be loaded; the page goes on without them. */
export const cardsQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }): Promise<PaymentMethods | null> => {
      try {
        return await send<typeof listPaymentMethods>({
          method: 'GET',
          path: `/api/payments/${userId}/payment-methods`,
          signal,
        });
      } catch (error) {
        if (isCancelled(error)) throw error;
        showAlert('fetchPaymentMethodsFailed');
        return null;
      }
    },
  });

export const beginCard = (userId: number) =>
  send<typeof createSetupIntent>({
    method: 'POST',
    path: `/api/payments/${userId}/create-setup-intent`,
  });

export async function chooseCard(userId: number, paymentMethod: string): Promise<void> {
  const cards = await send<typeof setDefaultPaymentMethod>({
    method: 'POST',
    path: `/api/payments/${userId}/default-payment-method`,
    body: { paymentMethod },
  });
  queryClient.setQueryData(keyOf(userId), cards);
}

export async function removeCard(userId: number, paymentMethod: string) {
  const cards = await send<typeof removePaymentMethod>({
    method: 'DELETE',
    path: `/api/payments/${userId}/remove-payment-method`,
    body: { paymentMethod },
  });
  queryClient.setQueryData(keyOf(userId), cards);
  return cards;
}

export const payOwed = (userId: number, key: string): Promise<PaymentResult> =>
  send<typeof payImmediately>({
    method: 'POST',
    path: `/api/payments/${userId}/immediate-payment`,
    headers: { 'idempotency-key': key },
  });

export const buyYayBucks = (
  purchase: { userId: number; paymentMethod: string; amount: number; description: string },
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

/** Money moved: whatever shows some of it asks again. */
export function moneyMoved(userId: number): void {
  for (const key of ['balance', 'statement', 'available-credit', 'payment-methods']) {
    void queryClient.invalidateQueries({ queryKey: [key, userId] });
  }
}
