import type { Db } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { sendMail } from '../../platform/mail/index.ts';
import { record } from '../activity/index.ts';
import { isMailToRetry } from './operations.repo.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
}

/** Once more for a job that has used up its tries. False when it is no such job. */
export async function retryJob({ db, jobs }: Parts, actor: Actor, id: string): Promise<boolean> {
  if (!(await jobs.retry(id))) return false;
  await db.tx((tx) =>
    record(tx, actor, { action: 'job.retried', subject: { type: 'job', id: null, label: id } }),
  );
  return true;
}

export function retryMail({ db, jobs }: Parts, actor: Actor, id: number): Promise<boolean> {
  return db.tx(async (tx) => {
    if (!(await isMailToRetry(tx, id))) return false;
    await jobs.enqueue(tx, sendMail, { mailId: id });
    await record(tx, actor, {
      action: 'mail.retried',
      subject: { type: 'mail', id, label: String(id) },
    });
    return true;
  });
}
