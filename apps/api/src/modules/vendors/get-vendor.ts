import type { VendorCounts } from '@yay/contract/vendors';
import { vendorScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { presentVendor } from './vendors.present.ts';
import { findVendor } from './vendors.repo.ts';

/** Somebody else's vendor is not found, so that nobody learns which there are. */
export async function getVendor(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<{ data: VendorCounts['vendor'] } | Refusal> {
  const row = await findVendor(source, vendorScopeOf(actor), id);
  return row ? { data: presentVendor(row) } : refuse(404, 'not_found');
}
