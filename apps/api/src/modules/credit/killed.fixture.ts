import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { silentLog } from '../../../test/silent-log.ts';
import { connectDb } from '../../platform/db/index.ts';
import { startJobs } from '../../platform/jobs/index.ts';
import { createMailer, sendMail } from '../../platform/mail/index.ts';
import { createLetters } from '../letters/index.ts';
import { creditJobs } from './credit.jobs.ts';
import { CREDIT_JOB_KINDS } from './credit.kinds.ts';

/** A worker of its own that is killed at that point; null when nothing of it was left to do. */
export async function killedAt(url: string, failpoint: string): Promise<string | null> {
  const child = spawn(process.execPath, [new URL(import.meta.url).pathname, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, APP_ENV: 'test', FAILPOINT: failpoint },
  });
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal;
}

if (import.meta.main) {
  const db = connectDb({ url: String(process.argv[2]), max: 4 });
  const kinds = [...CREDIT_JOB_KINDS, sendMail];
  const jobs = await startJobs({ db, log: silentLog, kinds, workers: 'byHand' });
  const letters = createLetters({
    mailer: createMailer(jobs),
    product: 'Lunch',
    url: undefined,
    contact: async () => ({ email: 'team@lunch.test', sms: '555' }),
  });
  await creditJobs({ db, jobs, letters });
  await jobs.runWaiting();
  await jobs.stop();
  await db.close();
}
