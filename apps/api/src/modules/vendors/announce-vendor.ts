import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';

/** Announces a changed vendor to open lists and to its own page, which load it again. */
export async function announceVendor(tx: Tx, actor: Actor, id: number): Promise<void> {
  await publishList(tx, 'private-list.vendors', [id], actor);
  await publish(tx, `private-record.vendor.${id}`, 'record.changed', {});
}
