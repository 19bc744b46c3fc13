import { type Instant, toIso } from '@yay/domain/time';
import type { Clock } from '../../platform/clock/index.ts';
import type { Db } from '../../platform/db/index.ts';
import type { JobContext } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import { addChunk, failExport, finishExport, lockExportsOf } from '../lists/index.ts';
import { type FileOwner, fileOwner, nextDataFile } from './data-file.repo.ts';
import { dataPage } from './data-page.ts';
import { type FamilyData, readFamilyData } from './family-data.repo.ts';
import { writeDataFile } from './personal-data.kinds.ts';
import { zip } from './zip.ts';

interface WriteParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly letters: Letters;
  readonly product: string;
}

const DAYS_KEPT = 7;
const CHUNK_BYTES = 128 * 1024;

/**
 * Writes the waiting file of a person and mails that it is ready, in one transaction: a process that
 * is killed leaves nothing, and the job runs again.
 */
export async function writeDataFileOf(
  parts: WriteParts,
  userId: number,
  job: JobContext,
): Promise<void> {
  try {
    await write(parts, userId);
  } catch (error) {
    if (job.signal.aborted || job.attempt <= writeDataFile.retries) throw error;
    await parts.db.tx(async (tx) => {
      const id = await nextDataFile(tx, userId);
      if (id !== undefined) await failExport(tx, id, { error: 'error', days: DAYS_KEPT });
    });
    throw error;
  }
}

const write = ({ db, clock, letters, product }: WriteParts, userId: number): Promise<void> =>
  db.tx(async (tx) => {
    if (!(await lockExportsOf(tx, userId))) throw new Error('another export is being written');
    const id = await nextDataFile(tx, userId);
    if (id === undefined) return;
    const owner = await fileOwner(tx, userId);
    if (owner === undefined) {
      await failExport(tx, id, { error: 'forbidden', days: DAYS_KEPT });
      return;
    }
    const at = await clock.now(tx);
    const packed = await pack(await readFamilyData(tx, userId), owner, at, product);
    for (let n = 0; n * CHUNK_BYTES < packed.length; n += 1) {
      await addChunk(tx, id, n, packed.subarray(n * CHUNK_BYTES, (n + 1) * CHUNK_BYTES));
    }
    await finishExport(tx, id, { rows: 0, bytes: packed.length, days: DAYS_KEPT });
    await letters.post(tx, 'data_ready', owner, { first: owner.first, days: DAYS_KEPT });
  });

const pack = (data: FamilyData, owner: FileOwner, at: Instant, product: string): Promise<Buffer> =>
  zip(
    [
      {
        name: 'data.json',
        content: Buffer.from(`${JSON.stringify({ made_at: toIso(at), ...data }, null, 2)}\n`),
      },
      {
        name: 'data.html',
        content: Buffer.from(dataPage(data, { at, locale: owner.locale, product })),
      },
    ],
    at,
  );
