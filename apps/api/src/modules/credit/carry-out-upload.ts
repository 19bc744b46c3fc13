import type { Db } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import { record } from '../activity/index.ts';
import { allowRow } from '../allowances/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceUpload } from './announce.ts';
import { giveCredit } from './give-credit.ts';
import { lockGrant } from './grants.repo.ts';
import {
  finishUpload,
  markGiven,
  type UploadRow,
  uploadById,
  waitingGrants,
} from './uploads.repo.ts';

const AT_ONCE = 50;

/** Each row in a transaction of its own: what is killed in between goes on where it was. */
export async function carryOut(
  parts: { readonly db: Db; readonly letters: Letters },
  uploadId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = parts;
  const upload = await uploadById(db, uploadId);
  if (upload?.status !== 'running') return;
  for (;;) {
    const waiting = await waitingGrants(db, uploadId, AT_ONCE);
    if (waiting.length === 0) break;
    for (const { id } of waiting) {
      signal.throwIfAborted();
      await giveRow(parts, upload, id);
      failpoint('credit-row-given');
    }
    await announceUpload(db, uploadId);
  }
  await db.tx(async (tx) => {
    if (!(await finishUpload(tx, uploadId))) return;
    await record(tx, null, {
      action: 'credit_upload.finished',
      subject: { type: 'credit_upload', id: uploadId, label: upload.file_name },
      after: { quantity: upload.rows, amount_cents: upload.total_cents },
    });
    await announceUpload(tx, uploadId);
  });
}

function giveRow(
  { db, letters }: { readonly db: Db; readonly letters: Letters },
  upload: UploadRow,
  grantId: number,
): Promise<void> {
  const by = {
    userId: upload.decided_by ?? upload.actor_id,
    impersonatorId: null,
    origin: { ip: null, userAgent: null, requestId: null },
  };
  return db.tx(async (tx) => {
    const grant = await lockGrant(tx, grantId);
    if (grant?.status !== 'waiting') return;
    const row = { userId: grant.user_id, cents: grant.amount_cents };
    const allowance = allowRow(upload, row);
    await markGiven(tx, grantId);
    await giveCredit(letters, tx, grant, by, allowance);
    failpoint('credit-row-before-commit');
  });
}
