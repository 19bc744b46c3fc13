import type { VendorBody, VendorRecord } from '@yay/contract/vendors/calls';
import type { Db, Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { changedParts, record } from '../activity/index.ts';
import { announceVendor } from './announce-vendor.ts';
import { orCodeTaken } from './code-taken.ts';
import { findRecord, lockVendor, writeVendor } from './vendor-record.repo.ts';
import { presentRecord, recordedVendor } from './vendors.present.ts';

type Input = VendorBody & { readonly version: number };

export const updateVendor = (
  db: Db,
  actor: Actor,
  id: number,
  input: Input,
): Promise<VendorRecord | Refusal> =>
  orCodeTaken(() => db.tx((tx) => updateIn(tx, actor, id, input)));

async function updateIn(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, ...body }: Input,
): Promise<VendorRecord | Refusal> {
  const before = await lockVendor(tx, id);
  if (before === undefined) return refuse(404, 'not_found');
  if (before.version !== version) {
    return refuse(409, 'version_conflict', undefined, { more: { vendor: presentRecord(before) } });
  }
  await writeVendor(tx, id, body);
  const after = await findRecord(tx, 'every', id);
  if (after === undefined) throw new Error('the changed vendor is not there');
  const changes = changedParts(recordedVendor(before), recordedVendor(after));
  if (changes) {
    await record(tx, actor, {
      action: 'vendor.updated',
      subject: { type: 'vendor', id, label: after.display_name },
      ...changes,
    });
    await announceVendor(tx, actor, id);
  }
  return presentRecord(after);
}
