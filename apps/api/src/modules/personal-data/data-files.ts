import { Readable } from 'node:stream';
import type { DataFile } from '@yay/contract/personal-data/calls';
import { toIso } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import {
  type Actor,
  type FileAnswer,
  file,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { chunks } from '../lists/index.ts';
import {
  type DataFileRow,
  dataFilesOf,
  insertDataFile,
  lockOwner,
  nextFileAt,
  readyDataFile,
} from './data-file.repo.ts';
import { queueOfOwner, writeDataFile } from './personal-data.kinds.ts';

/** Returns one's own files, the newest first, and from when on another one can be asked for. */
export async function listDataFiles(
  source: Queryable,
  actor: Actor,
): Promise<{ data: DataFile[]; next_at: string | null }> {
  const nextAt = await nextFileAt(source, actor.userId);
  return {
    data: (await dataFilesOf(source, actor.userId)).map(present),
    next_at: nextAt === null ? null : toIso(nextAt),
  };
}

/** Takes the wish for a file of all of one's own data; a job writes it. One a day. */
export const askForDataFile = (
  { db, jobs }: { readonly db: Db; readonly jobs: Jobs },
  actor: Actor,
): Promise<DataFile | Refusal> =>
  db.tx(async (tx) => {
    const { userId } = actor;
    await lockOwner(tx, userId);
    if ((await nextFileAt(tx, userId)) !== null) return refuse(409, 'data_file_today');
    const row = await insertDataFile(tx, userId);
    await record(tx, actor, {
      action: 'personal_data.file_asked',
      subject: { type: 'export', id: row.id, label: '' },
      aboutUserId: userId,
    });
    await jobs.enqueue(tx, writeDataFile, { userId }, { only: queueOfOwner(userId) });
    return present(row);
  });

/** Returns one's own file, while it is kept. Anybody else's is answered like none. */
export async function downloadDataFile(
  source: Queryable,
  actor: Actor,
  id: number,
): Promise<FileAnswer | Refusal> {
  const ready = await readyDataFile(source, actor.userId, id);
  if (ready === undefined) return refuse(404, 'not_found');
  const day = toIso(ready.created_at).slice(0, 10);
  return file(Readable.from(chunks(source, ready), { objectMode: false }), {
    'content-type': 'application/zip',
    'content-length': String(ready.bytes),
    'content-disposition': `attachment; filename="your-data-${day}.zip"`,
  });
}

const present = (row: DataFileRow): DataFile => ({
  id: row.id,
  status: row.status,
  bytes: row.bytes,
  created_at: toIso(row.created_at),
  ready_at: row.ready_at === null ? null : toIso(row.ready_at),
  expires_at: row.expires_at === null ? null : toIso(row.expires_at),
});
