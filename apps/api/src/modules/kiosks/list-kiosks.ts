import type { Kiosk } from '@yay/contract/kiosks/calls';
import type { Queryable } from '../../platform/db/index.ts';
import { findKiosks } from './kiosks.repo.ts';
import { presentKiosk } from './present-kiosk.ts';

/** The paired tablets, by school and name. */
export async function listKiosks(
  source: Queryable,
  destinationId: number | null,
): Promise<{ data: Kiosk[] }> {
  return { data: (await findKiosks(source, destinationId)).map(presentKiosk) };
}
