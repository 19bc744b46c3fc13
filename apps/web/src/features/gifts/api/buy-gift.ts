import type { buyGift as endpoint, GiftPayment, getGiftPayment } from '@yay/contract/gifts/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type GiftToBuy = BodyOf<typeof endpoint>;
export type StartedGift = GiftPayment & { client_secret: string | null };

/** Buys a gift. The same key is the same purchase, however often it is sent. */
export async function buyGift(body: GiftToBuy, key: string): Promise<StartedGift> {
  const { data } = await send<typeof endpoint>({
    method: 'POST',
    path: '/api/v2/credit-code-set-payments',
    body,
    headers: { 'idempotency-key': key },
  });
  return data;
}

export async function readGiftPayment(id: string): Promise<GiftPayment> {
  const { data } = await send<typeof getGiftPayment>({
    method: 'GET',
    path: `/api/v2/credit-code-set-payments/${id}`,
  });
  return data;
}
