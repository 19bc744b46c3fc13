import { instant, zone } from '@yay/domain/time';
import { SAY_LABEL } from '@yay/words/labels/say';
import { formatDate } from '@yay/words/times';
import type { Db, Tx } from '../../platform/db/index.ts';
import { failpoint } from '../../platform/failpoint/index.ts';
import type { JobContext, Jobs } from '../../platform/jobs/index.ts';
import type { Letters } from '../letters/index.ts';
import type { PrintFacts } from './label-words.ts';
import { makeLabels } from './labels.kinds.ts';
import { findSchool, type PrintRow, printOfJob, type SchoolRow } from './labels.repo.ts';
import {
  addChunk,
  beginFile,
  failPrint,
  fileOf,
  finishPrint,
  labelsFrom,
  lockPrint,
  noteProgress,
  readersOf,
  sendMailing,
  slipOf,
} from './make-labels.repo.ts';
import { restBetween } from './rest-between.ts';
import { takeReading } from './take-reading.ts';
import { readAtOnce, writeLabels } from './write-labels.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly letters: Letters;
}

const PROGRESS_MS = 500;
const LOOK_AGAIN_SECONDS = 5;

/** Somebody stopped the print. */
class Stopped extends Error {}

/**
 * Makes the file of a print. A worker that dies leaves a print without a file; the next one makes
 * the whole file from the same reading. A print that is finished stays as it is.
 */
export async function makePrint(parts: Parts, printId: number, job: JobContext): Promise<void> {
  try {
    const isHeld = await parts.db.tx(async (holder) => {
      // Held until the end: two workers never write one file.
      if (!(await lockPrint(holder, printId))) return true;
      await make(parts, printId, job.signal);
      return false;
    });
    // Another worker is at it, or has just died: a later job looks again.
    if (isHeld) {
      const later = { afterSeconds: LOOK_AGAIN_SECONDS };
      await parts.db.tx((tx) => parts.jobs.enqueue(tx, makeLabels, { printId }, later));
    }
  } catch (error) {
    if (error instanceof Stopped) return;
    if (job.signal.aborted || job.attempt <= makeLabels.retries) throw error;
    await parts.db.tx((tx) => failPrint(tx, printId));
  }
}

const isUnfinished = (print: PrintRow | undefined): print is PrintRow =>
  print !== undefined && (print.status === 'waiting' || print.status === 'running');

async function make(
  { db, letters }: Omit<Parts, 'jobs'>,
  printId: number,
  signal: AbortSignal,
): Promise<void> {
  const asked = await printOfJob(db, printId);
  if (!isUnfinished(asked)) return;
  if (asked.taken_at === null) {
    await db.tx((tx) => takeReading(tx, asked, restBetween(signal)));
    failpoint('labels-taken');
  }
  const print = await printOfJob(db, printId);
  const school = print && (await findSchool(db, 'every', print.destination_id));
  if (!isUnfinished(print) || print.taken_at === null || school === undefined) return;
  if (!(await db.tx((tx) => beginFile(tx, printId)))) return;
  const facts: PrintFacts = {
    school: school.name,
    date: print.date,
    takenAt: instant(print.taken_at),
    zone: zone(school.timezone),
    locale: print.locale,
  };
  const file = { chunks: 0, bytes: 0 };
  let notedAt = 0;
  const rest = restBetween(signal);
  const { pages } = await writeLabels(
    {
      facts,
      sheet: print.sheet,
      shift: { across: print.shift_across, down: print.shift_down },
      startPlace: print.start_place,
      title: titleOf(print, school),
      labels: labelsFrom(db, printId, readAtOnce(print.sheet)),
      slip:
        print.since_taken_at === null
          ? null
          : await slipOf(db, printId, instant(print.since_taken_at)),
    },
    {
      async write(bytes) {
        await addChunk(db, printId, file.chunks, bytes);
        file.chunks += 1;
        file.bytes += bytes.length;
        failpoint('labels-chunk');
      },
      async progress(done) {
        signal.throwIfAborted();
        const now = performance.now();
        if (now - notedAt >= PROGRESS_MS) {
          notedAt = now;
          if (!(await noteProgress(db, printId, done))) throw new Stopped();
        }
        await rest();
      },
    },
  );
  failpoint('labels-before-finish');
  await db.tx(async (tx) => {
    if (!(await finishPrint(tx, printId, { pages, bytes: file.bytes }))) throw new Stopped();
    await mail({ letters }, tx, print, school, { facts, pages });
  });
}

/** Mails a print that a subscription asked for, with its finish: both happen, or neither. */
async function mail(
  { letters }: Pick<Parts, 'letters'>,
  tx: Tx,
  print: PrintRow,
  school: SchoolRow,
  { facts, pages }: { readonly facts: PrintFacts; readonly pages: number },
): Promise<void> {
  const readers = await readersOf(tx, school.id);
  const due = await sendMailing(tx, print.id, print.labels === 0 ? 0 : readers.length);
  if (!due || print.labels === 0) return;
  const content = await fileOf(tx, print.id);
  const title = `${titleOf(print, school)}.pdf`;
  const files = [
    { name: title, type: 'application/pdf', content, source: `label_print ${print.id}` },
  ];
  for (const { name, email, locale } of readers) {
    await letters.post(
      tx,
      'labels_ready',
      { userId: null, email, locale },
      {
        name,
        school: { id: school.id, name: school.name },
        date: print.date,
        labels: print.labels,
        sheets: pages,
        takenAt: facts.takenAt,
        zone: facts.zone,
      },
      files,
    );
  }
}

/** Returns the file name of a print. */
export function titleOf(print: PrintRow, school: Pick<SchoolRow, 'name'>): string {
  const say = SAY_LABEL[print.locale];
  const what = {
    school: school.name,
    date: formatDate(print.date, print.locale, 'dayAndWeekdayOfYear'),
  };
  if (print.kind === 'grab_and_go') return say('goFile', what);
  return print.since_print_id === null ? say('file', what) : say('deltaFile', what);
}
