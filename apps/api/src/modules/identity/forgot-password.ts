import type { Db } from '../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { fullName } from './identity.present.ts';
import { recipientByEmail } from './identity.repo.ts';
import type { IdentityLimits } from './limits.ts';
import { sendPasswordLink } from './send-password-link.ts';

interface Forgotten {
  readonly email: string;
  readonly origin: Origin;
}

export const forgottenKind: JobKind<Forgotten> = jobKind('identity.forgot_password');

/** The answer and the work are the same for everybody; whether there is an account, a job finds out. */
export async function forgotPassword(
  parts: {
    readonly db: Db;
    readonly jobs: Jobs;
    readonly limits: Limits;
    readonly rules: IdentityLimits;
  },
  { email, origin }: Forgotten,
): Promise<Refusal | undefined> {
  const { db, jobs, limits, rules } = parts;
  const byAddress = await limits.spend(rules.forgotByAddress, origin.ip ?? '');
  if (!byAddress.ok) return refuse(429, 'too_many_requests', undefined, byAddress);
  const byAccount = await limits.spend(rules.forgotByAccount, email);
  if (!byAccount.ok) return refuse(429, 'too_many_requests', undefined, byAccount);
  await db.tx((tx) => jobs.enqueue(tx, forgottenKind, { email, origin }));
  return undefined;
}

export async function answerForgotten(
  parts: { readonly db: Db; readonly letters: Letters },
  { email, origin }: Forgotten,
): Promise<void> {
  await parts.db.tx(async (tx) => {
    const owner = await recipientByEmail(tx, email);
    if (owner === undefined) return;
    const sent = await sendPasswordLink(parts, tx, owner, 'reset');
    if (sent === undefined) return;
    await record(
      tx,
      { userId: null, impersonatorId: null, origin },
      {
        action: 'password.link_sent',
        subject: { type: 'user', id: owner.id, label: fullName(owner) },
        aboutUserId: owner.id,
      },
    );
  });
}
