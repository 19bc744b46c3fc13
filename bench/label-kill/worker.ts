import { setTimeout as wait } from 'node:timers/promises';
import { labelsJobs } from '../../apps/api/src/modules/labels/labels.jobs.ts';
import { LABEL_JOB_KINDS } from '../../apps/api/src/modules/labels/labels.kinds.ts';
import { createLetters } from '../../apps/api/src/modules/letters/index.ts';
import { connectDb } from '../../apps/api/src/platform/db/index.ts';
import { startJobs } from '../../apps/api/src/platform/jobs/index.ts';
import { createMailer, MAIL_JOB_KINDS } from '../../apps/api/src/platform/mail/index.ts';
import { silentLog } from '../../apps/api/test/silent-log.ts';

// A worker of labels: connects, says so, does every job that waits, and ends.
const db = connectDb({ url: String(process.argv[2]), max: 4 });
const jobs = await startJobs({
  db,
  log: silentLog,
  kinds: [...LABEL_JOB_KINDS, ...MAIL_JOB_KINDS],
  workers: 'byHand',
});
const letters = createLetters({
  mailer: createMailer(jobs),
  product: 'Lunch',
  url: undefined,
  contact: async () => ({ email: 'team@lunch.test', sms: '555' }),
});
await labelsJobs({ db, jobs, letters });
process.stdout.write('ready\n');
// A bench that counts from that line has read it.
await wait(1);
await jobs.runWaiting();
await jobs.stop();
await db.close();
