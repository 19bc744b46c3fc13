import type { FieldCode } from '@yay/contract/codes';
import { isWholeCreditCode, normalCreditCode } from '@yay/domain/gifts';
import type { Cents } from '@yay/domain/money';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { type CodeRow, findCode } from './codes.repo.ts';
import { codeHash } from './codes.ts';
import { TRIED_CODES_BY_ADDRESS, TRIED_CODES_BY_USER } from './limits.ts';

/** Returns the worth of a code in cents. An unusable code answers only that it is unusable. */
export async function checkCode(
  parts: { readonly db: Db; readonly limits: Limits },
  actor: Actor,
  typed: string,
): Promise<{ readonly usable: boolean; readonly amount_cents: Cents | null } | Refusal> {
  const hash = await admitCode(parts.limits, actor, typed);
  if (isRefusal(hash)) return hash;
  const code = await findCode(parts.db, hash);
  if (code === undefined) return refuse(422, 'invalid', { code: ['unknown_code'] });
  const usable = codeProblem(code, actor) === null;
  return { usable, amount_cents: usable ? code.amount_cents : null };
}

/**
 * Returns the hash that a code is looked up by. A text that can't be a code counts against the
 * limits and is looked up like one, so that guesses learn nothing from the answer.
 */
export async function admitCode(
  limits: Limits,
  actor: Actor,
  typed: string,
): Promise<Buffer | Refusal> {
  const [byUser, byAddress] = await Promise.all([
    limits.spend(TRIED_CODES_BY_USER, String(actor.userId)),
    limits.spend(TRIED_CODES_BY_ADDRESS, actor.origin.ip ?? ''),
  ]);
  for (const answer of [byUser, byAddress]) {
    if (!answer.ok) return refuse(429, 'too_many_requests', undefined, answer);
  }
  const code = normalCreditCode(typed);
  return codeHash(isWholeCreditCode(code) ? code : '');
}

/** Used, over, revoked and not let through look alike, but to whoever used it or made it herself. */
export function codeProblem(code: CodeRow, actor: Pick<Actor, 'userId'>): FieldCode | null {
  if (code.redeemed_by === actor.userId) return 'code_yours';
  if ([code.actor_id, code.decided_by].includes(actor.userId)) return 'code_own_set';
  if (!code.issued) return 'code_unusable';
  return code.redeemed_by !== null || code.revoked || code.expired ? 'code_unusable' : null;
}
