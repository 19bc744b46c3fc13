import type { CreditGrant } from '@yay/contract/credit/calls';
import { type Cents, formatUsd } from '@yay/domain/money';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { allowAlone, type Limit, moneyLimits } from '../allowances/index.ts';
import { lockFunds } from '../ledger/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceApprovals, announceRecord } from './announce.ts';
import { familyOf } from './families.repo.ts';
import { giveCredit } from './give-credit.ts';
import { presentGrant } from './grants.present.ts';
import { type GrantRow, grantOfKey, insertGrant, listedGrant } from './grants.repo.ts';
import { sumProblem } from './sum-problem.ts';

export interface CreditToIssue {
  readonly userId: number;
  readonly cents: number;
  readonly reason: string;
  readonly key: string;
}

/**
 * Gives a family credit, or has it wait for a second person: over a limit, and whenever somebody means
 * herself. One key, one credit.
 */
export async function issueCredit(
  parts: { readonly db: Db; readonly letters: Letters; readonly limit: Limit },
  actor: Actor,
  asked: CreditToIssue,
): Promise<CreditGrant | Refusal> {
  try {
    return await parts.db.tx((tx) => issueIn(parts, tx, actor, asked));
  } catch (error) {
    // The same key at the same time, for another family.
    if (isUniqueViolation(error, 'credit_grants_request_key')) return refuse(409, 'key_reused');
    throw error;
  }
}

async function issueIn(
  { letters, limit }: { readonly letters: Letters; readonly limit: Limit },
  tx: Tx,
  actor: Actor,
  asked: CreditToIssue,
): Promise<CreditGrant | Refusal> {
  const { userId, cents, reason, key } = asked;
  const family = await familyOf(tx, userId);
  if (family === undefined) return refuse(404, 'not_found');
  const problem = sumProblem(cents, (await moneyLimits(tx, actor)).creditMax);
  if (problem !== null) return refuse(422, 'invalid', { amount: [problem] });
  if (family.deleted) return refuse(403, 'forbidden');

  await lockFunds(tx, userId);
  const before = await grantOfKey(tx, actor.userId, key);
  if (before !== undefined) {
    return isSame(before, asked)
      ? presentGrant(await listedGrant(tx, before.id))
      : refuse(409, 'key_reused');
  }
  const [allowance] = (await allowAlone(tx, limit, actor, { gifts: [{ userId, cents }] })) ?? [];
  const status = allowance === undefined ? 'waiting' : 'issued';
  const grant = await insertGrant(tx, { ...asked, status, actorId: actor.userId });
  if (allowance === undefined) await noteWaiting(tx, actor, grant, reason);
  else await giveCredit(letters, tx, grant, actor, allowance);
  return presentGrant(await listedGrant(tx, grant.id));
}

const isSame = (grant: GrantRow, asked: CreditToIssue): boolean =>
  grant.user_id === asked.userId &&
  grant.amount_cents === asked.cents &&
  grant.reason === asked.reason;

async function noteWaiting(tx: Tx, actor: Actor, grant: GrantRow, reason: string): Promise<void> {
  const cents: Cents = grant.amount_cents;
  await record(tx, actor, {
    action: 'credit.asked',
    subject: { type: 'credit_grant', id: grant.id, label: formatUsd(cents) },
    aboutUserId: grant.user_id,
    after: { amount_cents: cents, reason },
  });
  await announceRecord(tx, grant.user_id);
  await announceApprovals(tx);
}
