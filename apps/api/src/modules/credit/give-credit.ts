import { formatUsd } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { type Doer, record } from '../activity/index.ts';
import type { Allowance } from '../allowances/index.ts';
import { payFromFunds } from '../dunning/index.ts';
import { lockFunds, post } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceFunds } from './announce.ts';
import { type FamilyRow, familyOf } from './families.repo.ts';
import type { GrantRow } from './grants.repo.ts';

/**
 * Puts a credit into the family's funds, once however often it is tried, pays what is owed from it and
 * tells the family. Whoever calls it holds the grant.
 */
export async function giveCredit(
  letters: Letters,
  tx: Tx,
  grant: GrantRow,
  by: NonNullable<Doer> & { readonly userId: number },
  allowance: Allowance,
): Promise<void> {
  const { id, user_id: userId, amount_cents: cents, reason } = grant;
  await lockFunds(tx, userId);
  const key = `grant:${id}`;
  const { isNew } = await post(tx, {
    key,
    kind: 'credit_issued',
    allowance,
    userId,
    by,
    reason,
    grantId: id,
    entries: [
      { account: 'promotion', cents },
      { account: 'promo_credit', cents: -cents },
    ],
  });
  if (!isNew) return;
  await payFromFunds(tx, userId, { key, by });
  const family = await familyOf(tx, userId);
  if (family === undefined) throw new Error(`the family of credit ${id} is gone`);
  await record(tx, by, {
    action: 'credit.issued',
    subject: { type: 'credit_grant', id, label: formatUsd(cents) },
    aboutUserId: userId,
    after: {
      amount_cents: cents,
      reason,
      ...(grant.actor_id !== by.userId && { asked_by: await nameOf(tx, grant.actor_id) }),
    },
  });
  if (!family.deleted) await tellFamily(letters, tx, family, grant);
  await announceFunds(tx, userId);
}

const tellFamily = (letters: Letters, tx: Tx, family: FamilyRow, grant: GrantRow) =>
  letters.post(
    tx,
    'credit_issued',
    { userId: family.id, email: family.email, locale: family.locale },
    { first: family.first, cents: grant.amount_cents, reason: grant.reason },
  );

async function nameOf(tx: Tx, userId: number): Promise<string> {
  const person = await familyOf(tx, userId);
  return person === undefined ? '' : `${person.first} ${person.last}`;
}
