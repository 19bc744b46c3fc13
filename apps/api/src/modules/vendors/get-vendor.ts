import type { VendorRecord } from '@yay/contract/vendors/calls';
import { vendorScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { findRecord } from './vendor-record.repo.ts';
import { presentRecord } from './vendors.present.ts';

/** Somebody else's vendor is not found, so that nobody learns which there are. */
export async function getVendor(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<VendorRecord | Refusal> {
  const row = await findRecord(source, vendorScopeOf(actor), id);
  return row ? presentRecord(row) : refuse(404, 'not_found');
}
