import { silentLog } from '../../../test/silent-log.ts';
import { connectDb } from '../db/index.ts';
import { jobKind, startJobs } from './index.ts';

/** A worker in a process of its own, which starts a job, reports it and never finishes it. */
export const endless = jobKind<{ letter: string }>('test.endless', { retries: 3, seconds: 3_600 });

if (import.meta.main) {
  const db = connectDb({ url: String(process.argv[2]), max: 2 });
  const jobs = await startJobs({ db, log: silentLog, kinds: [endless], workers: 'background' });
  await jobs.work(endless, ({ letter }) => {
    process.stdout.write(`took ${letter}\n`);
    return new Promise(() => undefined);
  });
}
