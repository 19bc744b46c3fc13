import type { Tx } from '../../../platform/db/index.ts';
import type { Origin } from '../../../platform/http/index.ts';
import { record } from '../../activity/index.ts';
import { fullName } from '../identity.present.ts';
import { deleteImpersonation } from './impersonation.repo.ts';

/** Ends the session, if it is one in which somebody acts as somebody else, and puts that on record. */
export async function endImpersonation(
  tx: Tx,
  tokenHash: Buffer,
  origin: Origin,
): Promise<boolean> {
  const ended = await deleteImpersonation(tx, tokenHash);
  if (ended === undefined) return false;
  await record(
    tx,
    { userId: ended.impersonator_id, impersonatorId: null, origin },
    {
      action: 'impersonation.ended',
      subject: { type: 'user', id: ended.user_id, label: fullName(ended) },
      aboutUserId: ended.user_id,
    },
  );
  return true;
}
