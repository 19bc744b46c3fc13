import type { VendorBody, VendorRecord } from '@yay/contract/vendors/calls';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Refusal } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { announceVendor } from './announce-vendor.ts';
import { orCodeTaken } from './code-taken.ts';
import { findRecord, insertVendor } from './vendor-record.repo.ts';
import { presentRecord, recordedVendor } from './vendors.present.ts';

export const createVendor = (
  db: Db,
  actor: Actor,
  body: VendorBody,
): Promise<VendorRecord | Refusal> =>
  orCodeTaken(() =>
    db.tx(async (tx) => {
      const id = await insertVendor(tx, body);
      const created = await findRecord(tx, 'every', id);
      if (created === undefined) throw new Error('the new vendor is not there');
      await record(tx, actor, {
        action: 'vendor.created',
        subject: { type: 'vendor', id, label: created.display_name },
        after: recordedVendor(created),
      });
      await announceVendor(tx, actor, id);
      return presentRecord(created);
    }),
  );
