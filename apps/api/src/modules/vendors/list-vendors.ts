import type { vendor } from '@yay/contract/vendors';
import { vendorScopeOf } from '@yay/domain/access';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { presentVendor } from './vendors.present.ts';
import { countVendors, listVendorRows } from './vendors.repo.ts';

const PER_PAGE = 50;
/** Beyond it there can be nothing, and the offset would outgrow its type. */
const LAST_PAGE_OF_ALL = 1_000_000;

export interface VendorPage {
  data: z.infer<typeof vendor>[];
  total: number;
  per_page: number;
  current_page: number;
  last_page: number;
}

/** The vendors that the caller works for; for the internal team, all of them. */
export async function listVendors(
  source: Queryable,
  actor: Actor,
  page: number,
): Promise<VendorPage> {
  const scope = vendorScopeOf(actor);
  const offset = (Math.min(page, LAST_PAGE_OF_ALL) - 1) * PER_PAGE;
  const total = await countVendors(source, scope);
  const rows = await listVendorRows(source, scope, { limit: PER_PAGE, offset });
  return {
    data: rows.map(presentVendor),
    total,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / PER_PAGE)),
  };
}
