import type { Cents } from '@yay/domain/money';
import type { Db, Tx } from '../../platform/db/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { type Allowance, allowPromised } from '../allowances/index.ts';
import { payFromFunds } from '../dunning/index.ts';
import { lockFunds, post, readFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { referralProgram } from './program.ts';
import {
  closeReferral,
  dueReferrals,
  lockOpenReferral,
  type PersonRow,
  personOf,
} from './referrals.repo.ts';

export interface RewardParts {
  readonly db: Db;
  readonly letters: Letters;
}

/** Gives both sides what they were promised, each pair once; answers how many pairs that were. */
export async function rewardReferrals(parts: RewardParts, signal?: AbortSignal): Promise<number> {
  if (!(await referralProgram(parts.db)).enabled) return 0;
  let rewarded = 0;
  let last = 0;
  for (;;) {
    const due = await dueReferrals(parts.db, last);
    for (const { invited_id: invitedId } of due) {
      if (signal?.aborted) return rewarded;
      if (await parts.db.tx((tx) => reward(parts, tx, invitedId))) rewarded += 1;
      last = invitedId;
    }
    if (due.length === 0) return rewarded;
  }
}

async function reward(parts: RewardParts, tx: Tx, invitedId: number): Promise<boolean> {
  const referral = await lockOpenReferral(tx, invitedId);
  if (referral === undefined) return false;
  const program = await referralProgram(tx);
  if (!program.enabled) return false;
  const { referrer_id: referrerId } = referral;
  // Two pairs that share a family take their accounts in the same order.
  for (const id of [referrerId, invitedId].toSorted((a, b) => a - b)) await lockFunds(tx, id);
  // Something may have become owed since it was found.
  if ((await readFunds(tx, invitedId)).owed > 0) return false;

  const refusedAs = referral.referrer_gone
    ? 'referrer_gone'
    : referral.same_card
      ? 'same_card'
      : null;
  const [referrer, invited] = [await personOf(tx, referrerId), await personOf(tx, invitedId)];
  if (refusedAs !== null) {
    await closeReferral(tx, invitedId, refusedAs);
    await note(tx, 'referral.refused', invited, { reason: refusedAs });
    return false;
  }
  const gifts = [
    { to: invited, other: referrer, side: 'invited', cents: program.invited_cents, invitedId },
    { to: referrer, other: invited, side: 'referrer', cents: program.referrer_cents, invitedId },
  ] as const;
  const asked = gifts.map(({ to, cents }) => ({ userId: to.id, cents }));
  const allowances = await allowPromised(tx, 'referral_program', asked);
  // Over the limits of this day: both have it on another one.
  if (allowances === null) return false;
  await closeReferral(tx, invitedId, null);
  // A gift may end a debt, which locks the account: accounts in their order, too.
  for (const gift of gifts.toSorted((a, b) => a.to.id - b.to.id)) {
    const allowance = allowances.find(({ userId }) => userId === gift.to.id);
    if (allowance !== undefined && gift.cents > 0) await give(parts, tx, gift, allowance);
  }
  return true;
}

async function give(
  { letters }: RewardParts,
  tx: Tx,
  gift: {
    readonly to: PersonRow;
    readonly other: PersonRow;
    readonly side: 'referrer' | 'invited';
    readonly cents: Cents;
    readonly invitedId: number;
  },
  allowance: Allowance,
): Promise<void> {
  const { to, other, side, cents, invitedId } = gift;
  await post(tx, {
    key: `referral:${invitedId}:${side}`,
    kind: 'referral',
    allowance,
    userId: to.id,
    entries: [
      { account: 'promotion', cents },
      { account: 'promo_credit', cents: -cents },
    ],
  });
  await payFromFunds(tx, to.id, { key: `referral:${invitedId}:${side}` });
  await note(tx, 'referral.rewarded', to, { amount_cents: cents });
  await letters.post(
    tx,
    'referral_reward',
    { userId: to.id, email: to.email, locale: to.locale },
    { first: to.first, cents, other: other.first, side },
  );
  await publish(tx, `private-user.${to.id}`, 'account.changed', {});
}

const note = (
  tx: Tx,
  action: 'referral.rewarded' | 'referral.refused',
  person: PersonRow,
  after: object,
) =>
  record(tx, null, {
    action,
    subject: { type: 'user', id: person.id, label: person.first },
    aboutUserId: person.id,
    after,
  });
