import { graceEnd, nextTry } from '@yay/domain/billing';
import { dateIn, zone } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../activity/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import type { PaymentRow } from '../payments/index.ts';
import type { UserEvents } from '../user-events/index.ts';
import { announceDebtor } from './announce-debtor.ts';
import { fullName } from './debtor-name.ts';
import {
  type CaseRow,
  countTry,
  findOpenCase,
  lockDebtor,
  markDelinquent,
  openCase,
  suspendUntilPaid,
} from './dunning.repo.ts';
import { dunningRules } from './dunning-rules.ts';
import { LEAST_OWED } from './least-owed.ts';

export interface DunningParts {
  readonly letters: Letters;
  readonly events: UserEvents;
}

/**
 * Tells a family that its card did not pay the debt, and has the card tried again by the schedule.
 * After the last try the account is open for paying and nothing else. Somebody who tries by herself
 * in between is told on her screen; that is no try of the schedule.
 */
export async function debtFailed(parts: DunningParts, tx: Tx, payment: PaymentRow): Promise<void> {
  const { user_id: userId } = payment;
  if (userId === null) return;
  const { owed } = await lockFunds(tx, userId);
  if (owed < LEAST_OWED) return;
  const open = await findOpenCase(tx, userId);
  if (open !== undefined && !isBeingTried(open)) return;
  const family = await lockDebtor(tx, userId);
  if (family === undefined) throw new Error(`the family of payment ${payment.id} is gone`);

  const rules = await dunningRules(tx);
  const { now } = family;
  const tries = (open?.tries ?? 0) + 1;
  const next = nextTry(open?.opened_at ?? now, tries, now, rules);
  const graceEndsAt = open?.grace_ends_at ?? graceEnd(now, rules);
  if (open === undefined) await openCase(tx, userId, { nextTryAt: next, graceEndsAt, at: now });
  else await countTry(tx, open.id, next);
  await markDelinquent(tx, userId);

  const about = {
    subject: { type: 'user', id: userId, label: fullName(family) },
    aboutUserId: userId,
  } as const;
  await record(tx, null, {
    action: open === undefined ? 'dunning.opened' : 'dunning.try_failed',
    ...about,
    after: { owed_cents: owed, tries },
  });
  const isSuspended = next === null && (await suspendUntilPaid(tx, userId));
  if (isSuspended) {
    await record(tx, null, {
      action: 'user.suspended',
      ...about,
      before: { suspension_reason: null },
      after: { suspension_reason: 'payment' },
    });
  }
  await parts.events.post(tx, {
    userId,
    name: 'payment_failed',
    data: { owed_cents: owed, failure: payment.failure_code, tries },
  });
  await announceDebtor(tx, userId);
  // Nobody else can do anything about it: whom we have shut out, and who has left.
  if (family.deleted || family.suspension_reason === 'admin') return;
  const place = zone(family.timezone);
  const to = { userId, email: family.email, locale: family.locale };
  await parts.letters.post(tx, isSuspended ? 'payment_suspended' : 'payment_failed', to, {
    first: family.first,
    owedCents: owed,
    failure: payment.failure_code,
    card: payment.card_last4,
    nextTry: next === null ? null : dateIn(place, next),
    graceEnds: dateIn(place, graceEndsAt),
    isOver: graceEndsAt <= now,
  });
}

/** The schedule asked for this try and has not heard of it yet. */
const isBeingTried = ({ next_try_at, suspended_at }: CaseRow): boolean =>
  next_try_at === null && suspended_at === null;
