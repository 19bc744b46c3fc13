import type { VendorRecord } from '@yay/contract/vendors/calls';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { countOrdersAhead, daysOnOffer, lockDaysAlone } from '../market-days/index.ts';
import { lockScheduleAlone } from '../menus/index.ts';
import { announceVendor } from './announce-vendor.ts';
import { findRecord, lockVendor, markSuspended } from './vendor-record.repo.ts';
import { presentRecord } from './vendors.present.ts';

/**
 * Nothing of a suspended vendor can be ordered. While it has meals scheduled it stays: every day that
 * can be ordered is held first, and no further one comes, so an order is either found here or decided
 * after the suspension.
 */
export function suspendVendor(db: Db, actor: Actor, id: number): Promise<VendorRecord | Refusal> {
  return db.tx(async (tx) => {
    if ((await findRecord(tx, 'every', id)) === undefined) return refuse(404, 'not_found');
    await lockScheduleAlone(tx);
    await lockDaysAlone(tx, await daysOnOffer(tx, {}));
    const before = await lockVendor(tx, id);
    if (before === undefined) return refuse(404, 'not_found');
    if (before.suspended_on !== null) return presentRecord(before);
    const ahead = await countOrdersAhead(tx, { vendorId: id });
    if (ahead.orders > 0) return refuse(400, 'vendor_has_meals', undefined, { more: { ahead } });
    await markSuspended(tx, id, true);
    await record(tx, actor, {
      action: 'vendor.suspended',
      subject: { type: 'vendor', id, label: before.display_name },
    });
    await announceVendor(tx, actor, id);
    return presentRecord((await findRecord(tx, 'every', id)) ?? before);
  });
}
