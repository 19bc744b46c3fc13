import type { Db } from '../../platform/db/index.ts';
import type { Origin } from '../../platform/http/index.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs/index.ts';
import { record } from '../activity/index.ts';
import { fullName } from './identity.present.ts';
import { recipientByEmail } from './identity.repo.ts';

interface RefusedTry {
  readonly email: string;
  readonly because: 'password' | 'suspended' | 'second_factor';
  readonly origin: Origin;
}

export const noteRefusalKind: JobKind<RefusedTry> = jobKind('identity.note_refusal', {
  retries: 3,
});

/** Put off to a job: whether there is such an account must not show in the time of the answer. */
export const putRefusalOnRecord = (
  parts: { readonly db: Db; readonly jobs: Jobs },
  refused: RefusedTry,
): Promise<void> => parts.db.tx((tx) => parts.jobs.enqueue(tx, noteRefusalKind, refused));

export async function noteRefusal(db: Db, { email, because, origin }: RefusedTry): Promise<void> {
  await db.tx(async (tx) => {
    const owner = await recipientByEmail(tx, email);
    if (owner === undefined) return;
    await record(
      tx,
      { userId: null, impersonatorId: null, origin },
      {
        action: 'session.refused',
        subject: { type: 'user', id: owner.id, label: fullName(owner) },
        aboutUserId: owner.id,
        after: { because },
      },
    );
  });
}
