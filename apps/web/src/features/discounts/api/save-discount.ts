import type {
  archiveDiscount,
  createDiscount as createEndpoint,
  DiscountRecord,
  restoreDiscount,
  updateDiscount as updateEndpoint,
} from '@yay/contract/discounts/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type DiscountInput = BodyOf<typeof createEndpoint>;

export async function createDiscount(body: DiscountInput): Promise<DiscountRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/discounts', body })).data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateDiscount(
  id: number,
  version: number,
  input: DiscountInput,
): Promise<DiscountRecord> {
  const path = `/api/discounts/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export type DiscountAct = 'archive' | 'restore';

export async function actOnDiscount(act: DiscountAct, id: number): Promise<DiscountRecord> {
  return act === 'archive'
    ? (await send<typeof archiveDiscount>({ method: 'POST', path: `/api/discounts/${id}/archive` }))
        .data
    : (await send<typeof restoreDiscount>({ method: 'POST', path: `/api/discounts/${id}/restore` }))
        .data;
}
