import type { Cents } from '@yay/domain/money';
import { availableCredit } from '@yay/domain/money';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { allowCode, type Limit } from '../allowances/index.ts';
import { payFromFunds } from '../dunning/index.ts';
import { lockFunds, type Posting, post, readFunds } from '../ledger/index.ts';
import { admitCode, codeProblem } from './check-code.ts';
import { type CodeRow, lockCreditCode, markRedeemed } from './codes.repo.ts';

export interface Redeemed {
  readonly amount_cents: Cents;
  readonly kind: CodeRow['kind'];
  readonly credit_cents: Cents;
}

/** Turns a code into credit of the family: once, whoever else has it and however often it is sent. */
export async function redeemCode(
  parts: { readonly db: Db; readonly limits: Limits; readonly limit: Limit },
  actor: Actor,
  typed: string,
): Promise<Redeemed | Refusal> {
  const hash = await admitCode(parts.limits, actor, typed);
  if (isRefusal(hash)) return hash;
  return parts.db.tx(async (tx) => {
    await lockFunds(tx, actor.userId);
    const code = await lockCreditCode(tx, hash);
    if (code === undefined) return refuse(422, 'invalid', { code: ['unknown_code'] });
    const problem = codeProblem(code, actor);
    if (problem !== null) return refuse(422, 'invalid', { code: [problem] });

    const posting = postingOf(code, actor, parts.limit);
    if (posting === null) return refuse(422, 'invalid', { code: ['code_own_set'] });
    await markRedeemed(tx, code.id, actor.userId);
    await post(tx, posting);
    await payFromFunds(tx, actor.userId, { key: `code:${code.id}`, by: actor });
    await record(tx, actor, {
      action: 'credit_code.redeemed',
      subject: { type: 'credit_code_set', id: code.set_id, label: code.set_name },
      aboutUserId: actor.userId,
      after: { amount_cents: code.amount_cents },
    });
    await publish(tx, `private-user.${actor.userId}`, 'account.changed', {});
    await publish(tx, 'private-list.credit_code_sets', 'list.changed', { ids: [code.set_id] });
    return {
      amount_cents: code.amount_cents,
      kind: code.kind,
      credit_cents: availableCredit(await readFunds(tx, actor.userId)),
    };
  });
}

/** Turns paid codes into the family's own money; given ones stay given. */
function postingOf(code: CodeRow, actor: Actor, limit: Limit): Posting | null {
  const { userId } = actor;
  const cents = code.amount_cents;
  const moving = { key: `code:${code.id}`, userId, by: actor, creditCodeId: code.id };
  if (code.kind !== 'promotion') {
    const entries = [
      { account: 'gifts_sold', cents },
      { account: 'credit', cents: -cents },
    ] as const;
    return { ...moving, kind: 'gift_redemption', entries };
  }
  const allowance = allowCode(limit, code, actor);
  if (allowance === null) return null;
  const entries = [
    { account: 'promotion', cents },
    { account: 'promo_credit', cents: -cents },
  ] as const;
  return { ...moving, kind: 'code_redemption', allowance, entries };
}
