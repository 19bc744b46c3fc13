import type { CreditUpload } from '@yay/contract/credit/calls';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { allowAlone, type Limit } from '../allowances/index.ts';
import { announceApprovals, announceUpload } from './announce.ts';
import { actOf, type CheckedRow, checkFile, hashOf, problemsOf } from './check-file.ts';
import { carryOutUpload } from './credit.kinds.ts';
import { presentUpload } from './uploads.present.ts';
import {
  insertUpload,
  listedUploads,
  lockHash,
  type RowToGive,
  uploadedBefore,
  uploadOfKey,
} from './uploads.repo.ts';

export interface FileToUpload {
  readonly fileName: string;
  readonly text: string;
  /** It is known that the same file was uploaded before. */
  readonly again: boolean;
  readonly key: string;
}

interface UploadParts {
  readonly jobs: Jobs;
  readonly limit: Limit;
}

/** Credit for every family of a file, or for none: one bad row and nothing is saved. */
export async function startUpload(
  parts: UploadParts & { readonly db: Db },
  actor: Actor,
  file: FileToUpload,
): Promise<CreditUpload | Refusal> {
  try {
    return await parts.db.tx((tx) => startIn(parts, tx, actor, file));
  } catch (error) {
    if (isUniqueViolation(error, 'credit_uploads_request_key')) return refuse(409, 'key_reused');
    throw error;
  }
}

async function startIn(
  { jobs, limit }: UploadParts,
  tx: Tx,
  actor: Actor,
  { fileName, text, again, key }: FileToUpload,
): Promise<CreditUpload | Refusal> {
  await lockHash(tx, hashOf(text));
  const before = await uploadOfKey(tx, actor.userId, key);
  if (before !== undefined) {
    const isSame = before.file_hash.equals(hashOf(text));
    return isSame ? presented(tx, before.id) : refuse(409, 'key_reused');
  }
  const checked = await checkFile(tx, actor, text);
  const problems = problemsOf(checked);
  if (problems !== null) {
    return refuse(422, 'invalid', typeof problems === 'string' ? { text: [problems] } : problems);
  }
  if (!again && (await uploadedBefore(tx, checked.hash))) {
    return refuse(422, 'invalid', { again: ['uploaded_before'] });
  }
  const waits = (await allowAlone(tx, limit, actor, actOf(checked))) === null;
  const upload = await insertUpload(tx, {
    fileName,
    hash: checked.hash,
    rows: checked.rows.map(rowToGive),
    total: checked.total,
    status: waits ? 'waiting' : 'running',
    actorId: actor.userId,
    key,
  });
  await record(tx, actor, {
    action: waits ? 'credit_upload.asked' : 'credit_upload.started',
    subject: { type: 'credit_upload', id: upload.id, label: fileName },
    after: { quantity: upload.rows, amount_cents: upload.total_cents },
  });
  if (waits) await announceApprovals(tx);
  else await jobs.enqueue(tx, carryOutUpload, { uploadId: upload.id });
  await announceUpload(tx, upload.id);
  return presented(tx, upload.id);
}

function rowToGive({ line, family, cents, reason }: CheckedRow): RowToGive {
  if (family === null || cents === null) throw new Error(`line ${line} was not checked`);
  return { userId: family.id, cents, reason };
}

async function presented(tx: Tx, id: number): Promise<CreditUpload> {
  const [row] = await listedUploads(tx, 1, id);
  if (row === undefined) throw new Error(`upload ${id} is gone`);
  return presentUpload(row);
}
