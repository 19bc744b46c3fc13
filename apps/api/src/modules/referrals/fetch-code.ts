import { randomBytes } from 'node:crypto';
import type { Referral } from '@yay/contract/referrals/calls';
import { CREDIT_CODE_SYMBOLS } from '@yay/domain/gifts';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { referralProgram } from './program.ts';
import { codeOf, countInvited, keepCode } from './referrals.repo.ts';

const LENGTH = 8;
const TRIES = 5;

/** The family's code with all there is to say about it; a family without one gets one now. */
export async function fetchCode(
  parts: { readonly db: Db; readonly url: string | undefined },
  userId: number,
): Promise<Referral> {
  const code = await ownCode(parts.db, userId);
  const path = `/sign-up?ref=${code}`;
  return {
    code,
    link: parts.url === undefined ? path : new URL(path, parts.url).href,
    rewards: await referralProgram(parts.db),
    ...(await countInvited(parts.db, userId)),
  };
}

export async function ownCode(source: Queryable, userId: number): Promise<string> {
  // Somebody else may have just this one, or the family be asking twice at the same moment.
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await codeOf(source, userId);
    if (code !== undefined) return code;
    await keepCode(source, userId, newCode());
  }
  throw new Error(`no code was found for user ${userId}`);
}

const newCode = () =>
  Array.from(randomBytes(LENGTH), (byte) => CREDIT_CODE_SYMBOLS.charAt(byte & 31)).join('');
