import { type DunningRules, warningDue } from '@yay/domain/billing';
import { plainDate } from '@yay/domain/calendar';
import { lockAt } from '@yay/domain/ordering';
import { zone } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { record } from '../activity/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { orderTimes } from '../settings/index.ts';
import { announceDebtor } from './announce-debtor.ts';
import { fullName } from './debtor-name.ts';
import {
  findOpenCase,
  isPaidElsewhere,
  lockDebtor,
  lunchesAhead,
  markWarned,
} from './dunning.repo.ts';
import { LEAST_OWED } from './least-owed.ts';

/** Tells a family, in time to pay, which of its lunches will be cancelled. */
export async function warnFamily(
  tx: Tx,
  { letters }: { readonly letters: Letters },
  userId: number,
  rules: DunningRules,
): Promise<boolean> {
  const { owed } = await lockFunds(tx, userId);
  const open = await findOpenCase(tx, userId);
  const family = await lockDebtor(tx, userId);
  if (open === undefined || family === undefined || owed < LEAST_OWED) return false;
  const given = [open.warned_at, open.warned_again_at].filter((at) => at !== null).length;
  const due = warningDue(family.now, open.grace_ends_at, given, rules);
  if (due === null || (await isPaidElsewhere(tx, userId))) return false;
  const times = await orderTimes(tx);
  const lunches = (await lunchesAhead(tx, userId)).flatMap(({ date, timezone, ...lunch }) => {
    const day = plainDate(date);
    return lockAt(day, zone(timezone), times) >= open.grace_ends_at
      ? [{ ...lunch, date: day }]
      : [];
  });
  await markWarned(tx, open.id, due);
  // There is nothing to be lost, or nobody to be told.
  if (lunches.length === 0 || family.deleted || family.suspension_reason === 'admin') return false;
  const { first, email, locale } = family;
  await letters.post(
    tx,
    'unpaid_warning',
    { userId, email, locale },
    { first, owedCents: owed, lunches },
  );
  await record(tx, null, {
    action: 'dunning.warned',
    subject: { type: 'user', id: userId, label: fullName(family) },
    aboutUserId: userId,
    after: { owed_cents: owed, lunches: lunches.length },
  });
  await announceDebtor(tx, userId);
  return true;
}
