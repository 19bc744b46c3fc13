import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { PlainDate } from '@yay/domain/calendar';
import { TINY } from '@yay/seeds/tiny';
import { expect } from 'vitest';
import {
  type BuiltFamily,
  builders,
  sqlOf,
  type TinyApp,
  weekClient,
} from '../../../test/index.ts';
import { silentLog } from '../../../test/silent-log.ts';
import { connectDb, type Db } from '../../platform/db/index.ts';
import { type JobKind, type Jobs, startJobs } from '../../platform/jobs/index.ts';
import { createMailer, MAIL_JOB_KINDS } from '../../platform/mail/index.ts';
import { createLetters, type LettersToMany } from '../letters/index.ts';
import { cancellationJobs } from './mass-cancellation.jobs.ts';
import { CANCELLATION_JOB_KINDS } from './mass-cancellation.kinds.ts';

export type CancelledFamily = BuiltFamily;

/** Families with one child each, beside those of the tiny world, and the traces of a run. */
export function cancellationWorld(app: TinyApp) {
  const { db } = app.platform;
  const build = builders(db);
  const { rows, run } = sqlOf(db);
  return {
    family: (gradeId: number = TINY.grades.easternFirst): Promise<CancelledFamily> =>
      build.family({ lunchers: [{ gradeId, first: 'Kid', last: 'Test' }] }),
    /** Saves lunches as a family does, with the events and the week that come with it. */
    async save(family: CancelledFamily, monday: string, dates: readonly string[]): Promise<void> {
      const week = weekClient(await app.as(family.id), family.id, monday);
      await week.read();
      const entries = dates.map((date) => ({ date, entreeId: TINY.items.bowl }));
      await week.save({ [family.luncherId]: entries });
    },
    /** Returns the jobs of a killed worker to their queues. */
    async giveOutAgain(): Promise<void> {
      await run(
        `update pgboss.job set state = 'retry', start_after = now() where state = 'active'`,
      );
    },
    lettersOf: (template = 'lunches_cancelled') =>
      rows<{ user_id: number; subject: string; text_body: string }>(
        'select user_id, subject, text_body from mails where template = $1 order by user_id, id',
        [template],
      ),
    reversals: () =>
      rows<{ user_id: number; times: number }>(
        `select user_id, count(*)::int as times from ledger_transactions where kind = 'reversal'
         group by user_id order by user_id`,
      ),
  };
}

const INVARIANTS = new URL('../../../../../bench/invariants.sql', import.meta.url);

/** Nothing is half there. */
export async function expectWhole(app: TinyApp): Promise<void> {
  const { rows } = await app.platform.db.run(await readFile(INVARIANTS, 'utf8'));
  expect(rows).toEqual([]);
}

/** A worker of its own that is killed at that point; null when nothing of it was left to do. */
export async function killedAt(
  url: string,
  failpoint: string,
  worker = new URL(import.meta.url),
): Promise<string | null> {
  const child = spawn(process.execPath, [worker.pathname, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, APP_ENV: 'test', FAILPOINT: failpoint },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

export const asDate = (text: string): PlainDate => text as PlainDate;

/** Works the waiting jobs of that database, and ends. */
export async function workAt(
  url: string,
  kinds: readonly JobKind<never>[],
  register: (parts: { db: Db; jobs: Jobs; letters: LettersToMany }) => Promise<void>,
): Promise<void> {
  const db = connectDb({ url, max: 4 });
  const jobs = await startJobs({
    db,
    log: silentLog,
    kinds: [...kinds, ...MAIL_JOB_KINDS],
    workers: 'byHand',
  });
  const letters = createLetters({
    mailer: createMailer(jobs),
    product: 'Lunch',
    url: undefined,
    contact: async () => ({ email: 'team@lunch.test', sms: '555' }),
  });
  await register({ db, jobs, letters });
  await jobs.runWaiting();
  await jobs.stop();
  await db.close();
}

if (import.meta.main) {
  await workAt(String(process.argv[2]), CANCELLATION_JOB_KINDS, cancellationJobs);
}
