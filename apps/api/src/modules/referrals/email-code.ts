import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { ownCode } from './fetch-code.ts';
import { referralProgram } from './program.ts';
import { personOf } from './referrals.repo.ts';

const DAY = 86_400;
const INVITED_BY_USER: LimitRule = { name: 'referrals.by_user', points: 20, seconds: DAY };
/** However many families know somebody: nobody is written to again and again. */
const INVITED_ADDRESS: LimitRule = { name: 'referrals.address', points: 2, seconds: 30 * DAY };

export interface InvitingParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly letters: Letters;
}

/** Invites somebody by mail. Whether the address has an account makes no difference to anybody. */
export async function emailCode(
  { db, limits, letters }: InvitingParts,
  actor: Actor,
  email: string,
): Promise<'sent' | Refusal> {
  const byUser = await limits.spend(INVITED_BY_USER, String(actor.userId));
  if (!byUser.ok) return refuse(429, 'too_many_requests', undefined, byUser);
  const person = await personOf(db, actor.userId);
  if (person.email === email) return refuse(422, 'invalid', { email: ['your_own_email'] });
  const program = await referralProgram(db);
  // Somebody who was written to often enough is left in peace, and the answer does not say so.
  const toAddress = await limits.spend(INVITED_ADDRESS, email);
  if (!toAddress.ok) return 'sent';
  const code = await ownCode(db, actor.userId);
  await db.tx(async (tx) => {
    await letters.post(
      tx,
      'referral_invitation',
      { userId: null, email, locale: person.locale },
      { from: person.first, code, cents: program.enabled ? program.invited_cents : 0 },
    );
    await record(tx, actor, {
      action: 'referral.invited',
      subject: { type: 'user', id: actor.userId, label: person.first },
      aboutUserId: actor.userId,
    });
  });
  return 'sent';
}
