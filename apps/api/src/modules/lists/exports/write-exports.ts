import type { Db, Tx } from '../../../platform/db/index.ts';
import { type Actor, isRefusal } from '../../../platform/http/index.ts';
import type { JobContext, Jobs } from '../../../platform/jobs/index.ts';
import { publish } from '../../../platform/realtime/index.ts';
import type { Letters } from '../../letters/index.ts';
import { planList } from '../plan-list.ts';
import { queueOf, writeExports } from './exports.kinds.ts';
import {
  addChunk,
  beginExport,
  type Exporter,
  type ExportToWrite,
  exporter,
  failExport,
  finishExport,
  lockExportsOf,
  nextExport,
  noteProgress,
} from './exports.repo.ts';
import { writeFile } from './write-file.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}

const DAYS_KEPT = 7;
const LOOK_AGAIN_SECONDS = 3;
const PROGRESS_MS = 1_000;

/** Writes the waiting exports of a person. It is idempotent: a second run finds nothing to do. */
export async function writeExportsOf(parts: Parts, userId: number, job: JobContext): Promise<void> {
  for (;;) {
    const went = await parts.db.tx((reader) => writeNext(parts, reader, userId, job), {
      isolation: 'repeatable read',
      readOnly: true,
    });
    if (went === 'nothing') return;
    if (went === 'held') {
      // Another process writes for this person and may have missed a new export, so a later job
      // looks again.
      const later = { afterSeconds: LOOK_AGAIN_SECONDS, only: queueOf(userId) };
      await parts.db.tx((tx) => parts.jobs.enqueue(tx, writeExports, { userId }, later));
      return;
    }
  }
}

/**
 * Writes the next export of a person. The reader's transaction holds the lock and one snapshot of
 * the list; the file is written by other transactions, so that its progress shows.
 */
async function writeNext(
  parts: Parts,
  reader: Tx,
  userId: number,
  job: JobContext,
): Promise<'nothing' | 'held' | 'done'> {
  if (!(await lockExportsOf(reader, userId))) return 'held';
  const next = await nextExport(reader, userId);
  if (next === undefined) return 'nothing';
  try {
    await write(parts, reader, next, userId, job.signal);
  } catch (error) {
    // The job is retried from the start of the file, up to the limit of its kind.
    if (job.signal.aborted || job.attempt <= writeExports.retries) throw error;
    await fail(parts, userId, next.id, 'error');
  }
  return 'done';
}

async function write(
  parts: Parts,
  reader: Tx,
  next: ExportToWrite,
  userId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db, letters } = parts;
  const person = await exporter(reader, userId);
  const plan = person && planList(actorOf(person), next.query.list);
  if (person === undefined || plan === undefined || isRefusal(plan)) {
    return fail(parts, userId, next.id, 'forbidden');
  }
  await beginExport(db, next.id);
  const channel = `private-user.${userId}` as const;
  let lastPublishedAt = 0;
  const file = await writeFile(
    reader,
    plan,
    { headings: next.query.headings, locale: person.locale },
    {
      addChunk: (n, content) => addChunk(db, next.id, n, content),
      async progress(rows) {
        if (performance.now() - lastPublishedAt < PROGRESS_MS) return;
        lastPublishedAt = performance.now();
        await noteProgress(db, next.id, rows);
        const news = { id: next.id, status: 'running', rows_done: rows } as const;
        await publish(db, channel, 'export.changed', news);
      },
    },
    signal,
  );
  await db.tx(async (tx) => {
    await finishExport(tx, next.id, { ...file, days: DAYS_KEPT });
    await letters.post(tx, 'export_ready', person, {
      first: person.first,
      name: next.name,
      rows: file.rows,
      days: DAYS_KEPT,
    });
    const news = { id: next.id, status: 'ready', rows_done: file.rows } as const;
    await publish(tx, channel, 'export.changed', news);
  });
}

async function fail({ db }: Parts, userId: number, id: number, error: string): Promise<void> {
  await db.tx(async (tx) => {
    const rows = await failExport(tx, id, { error, days: DAYS_KEPT });
    const news = { id, status: 'failed', rows_done: rows } as const;
    await publish(tx, `private-user.${userId}`, 'export.changed', news);
  });
}

/** Returns the exporter as an actor with their own permissions, even after an impersonation. */
const actorOf = ({ userId, roles, permissions, locale }: Exporter): Actor => ({
  userId,
  roles,
  permissions: new Set(permissions),
  impersonatorId: null,
  window: 'customer',
  locale,
  origin: { ip: null, userAgent: null, requestId: null },
});
