import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createLetters, type Letters } from '../src/modules/letters/index.ts';
import { connectDb, type Db } from '../src/platform/db/index.ts';
import { type Jobs, type JobsOptions, startJobs } from '../src/platform/jobs/index.ts';
import { createMailer, MAIL_JOB_KINDS } from '../src/platform/mail/index.ts';
import { silentLog } from './silent-log.ts';

type KilledAt = (url: string, failpoint: string) => Promise<string | null>;

/**
 * Runs that file as a worker in a process of its own, which the failpoint kills. Resolves to the
 * signal, or to null when the worker ended because no job was left.
 */
export const workerOf =
  (file: string): KilledAt =>
  async (url, failpoint) => {
    const child = spawn(process.execPath, [fileURLToPath(file), url], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, APP_ENV: 'test', FAILPOINT: failpoint },
    });
    const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
    return signal;
  };

/** Runs every waiting job of these kinds once; the main function of such a file. */
export async function workOnce(
  kinds: JobsOptions['kinds'],
  work: (parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly letters: Letters;
  }) => Promise<void>,
): Promise<void> {
  const db = connectDb({ url: String(process.argv[2]), max: 4 });
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
  await work({ db, jobs, letters });
  await jobs.runWaiting();
  await jobs.stop();
  await db.close();
}
