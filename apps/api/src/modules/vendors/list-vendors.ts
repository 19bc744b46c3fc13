import type { vendor } from '@yay/contract/vendors/calls';
import { vendorScopeOf } from '@yay/domain/access';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Page, pageOf, sliceOf } from '../../platform/http/index.ts';
import { presentVendor } from './vendors.present.ts';
import { countVendors, listVendorRows } from './vendors.repo.ts';

/** The vendors that the caller works for; for the internal team, all of them. */
export async function listVendors(
  source: Queryable,
  actor: Actor,
  page: number,
): Promise<Page<z.infer<typeof vendor>>> {
  const scope = vendorScopeOf(actor);
  const total = await countVendors(source, scope);
  const rows = await listVendorRows(source, scope, sliceOf({ page }));
  return pageOf(rows.map(presentVendor), total, { page });
}
