import type { Db } from '../../platform/db/index.ts';
import { type Actor, answer, refuse } from '../../platform/http/index.ts';
import type { Jobs } from '../../platform/jobs/index.ts';
import { sendMail } from '../../platform/mail/index.ts';
import { publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { isMailToRetry } from './operations.repo.ts';

interface Parts {
  readonly db: Db;
  readonly jobs: Jobs;
}

/** Once more for a job that has used up its tries. */
export async function retryJob({ db, jobs }: Parts, actor: Actor, id: string) {
  if (!(await jobs.retry(id))) return refuse(404, 'not_found');
  await db.tx(async (tx) => {
    await record(tx, actor, {
      action: 'job.retried',
      subject: { type: 'job', id: null, label: id },
    });
    await publishList(tx, 'private-list.jobs', [], actor);
  });
  return answer(204, undefined);
}

/** Once more for a mail that was tried and did not leave. */
export function retryMail({ db, jobs }: Parts, actor: Actor, id: number) {
  return db.tx(async (tx) => {
    if (!(await isMailToRetry(tx, id))) return refuse(404, 'not_found');
    await jobs.enqueue(tx, sendMail, { mailId: id });
    await record(tx, actor, {
      action: 'mail.retried',
      subject: { type: 'mail', id, label: String(id) },
    });
    return answer(204, undefined);
  });
}
