import type { deleteOrdersBulk, updateOrdersBulk } from '@yay/contract/orders/calls';
import { send } from '../../../lib/http/index.ts';
import type { Attempt } from '../model/draft.ts';

/** Sends a save under its key: however often it is sent, it is carried out once. */
export function sendSave({ key, request }: Attempt) {
  const shared = {
    path: `/api/v2/users/${request.userId}/orders-bulk`,
    headers: { 'Idempotency-Key': key },
  } as const;
  return request.method === 'PUT'
    ? send<typeof updateOrdersBulk>({ ...shared, method: 'PUT', body: request.body })
    : send<typeof deleteOrdersBulk>({ ...shared, method: 'DELETE', body: request.body });
}
