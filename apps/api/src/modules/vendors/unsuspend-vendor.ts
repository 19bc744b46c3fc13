import type { VendorRecord } from '@yay/contract/vendors/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceVendor } from './announce-vendor.ts';
import { findRecord, lockVendor, markSuspended } from './vendor-record.repo.ts';
import { presentRecord } from './vendors.present.ts';

/** Lifts a suspension: the vendor's items can be ordered again wherever they stand on a menu. */
export function unsuspendVendor(db: Db, actor: Actor, id: number): Promise<VendorRecord | Refusal> {
  return db.tx(async (tx) => {
    const before = await lockVendor(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if (before.suspended_on === null) return presentRecord(before);
    await markSuspended(tx, id, false);
    await record(tx, actor, {
      action: 'vendor.unsuspended',
      subject: { type: 'vendor', id, label: before.display_name },
    });
    await announceVendor(tx, actor, id);
    return presentRecord((await findRecord(tx, 'every', id)) ?? before);
  });
}
