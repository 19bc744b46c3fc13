import { queryOptions } from '@tanstack/react-query';
import type {
  createSetupIntent,
  listPaymentMethods,
  PaymentMethods,
  setDefaultPaymentMethod,
} from '@yay/contract/payments/calls';
import { showAlert } from '../../lib/alerts/index.ts';
import { isCancelled, send } from '../../lib/http/index.ts';
import { queryClient } from '../../lib/query-client.ts';

export const cardsKey = (userId: number) => ['payment-methods', userId] as const;

/** Null: they could not be loaded; the page goes on without them. */
export const cardsQuery = (userId: number) =>
  queryOptions({
    queryKey: cardsKey(userId),
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
  queryClient.setQueryData(cardsKey(userId), cards);
}

/** Money moved: whatever shows some of it asks again. */
export function moneyMoved(userId: number): void {
  for (const key of ['balance', 'statement', 'available-credit', 'payment-methods']) {
    void queryClient.invalidateQueries({ queryKey: [key, userId] });
  }
}
