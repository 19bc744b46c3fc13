import type {
  createVendor as createEndpoint,
  suspendVendor,
  unsuspendVendor,
  updateVendor as updateEndpoint,
  VendorRecord,
} from '@yay/contract/vendors/calls';
import { type BodyOf, send } from '../../../lib/http/index.ts';

export type VendorInput = BodyOf<typeof createEndpoint>;

export async function createVendor(body: VendorInput): Promise<VendorRecord> {
  return (await send<typeof createEndpoint>({ method: 'POST', path: '/api/vendors', body })).data;
}

/** `version` is the one that was seen when the change was begun. */
export async function updateVendor(
  id: number,
  version: number,
  input: VendorInput,
): Promise<VendorRecord> {
  const path = `/api/vendors/${id}` as const;
  const body = { ...input, version };
  return (await send<typeof updateEndpoint>({ method: 'PUT', path, body })).data;
}

export type VendorAct = 'suspend' | 'unsuspend';

export async function actOnVendor(act: VendorAct, id: number): Promise<VendorRecord> {
  return act === 'suspend'
    ? (await send<typeof suspendVendor>({ method: 'POST', path: `/api/vendor/${id}/suspend` })).data
    : (await send<typeof unsuspendVendor>({ method: 'POST', path: `/api/vendor/${id}/unsuspend` }))
        .data;
}
