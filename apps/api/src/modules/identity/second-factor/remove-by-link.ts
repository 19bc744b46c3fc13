import type { LinkFactors } from '@yay/contract/identity/account';
import { type Instant, toIso } from '@yay/domain/time';
import type { Queryable, Tx } from '../../../platform/db/index.ts';
import { type Refusal, refuse } from '../../../platform/http/index.ts';
import type { Limits } from '../../../platform/limits/index.ts';
import type { Doer } from '../../activity/index.ts';
import type { Letters } from '../../letters/index.ts';
import type { IdentityLimits } from '../limits.ts';
import type { LockedLink, OpenLink } from '../password-links.repo.ts';
import { spendRecoveryCode, spendTotpCode } from './check-code.ts';
import { listPasskeys } from './passkeys.repo.ts';
import { takeAway } from './remove-every-factor.ts';
import { confirmedTotpOf, lockOwner } from './second-factor.repo.ts';
import type { SecretBox } from './secret-box.ts';
import { isTotpCode } from './totp.ts';

/** Factors that the owner of a link removes along with the former password. */
export interface Removal {
  readonly totp: boolean;
  /** Ids of passkeys; those of others are as if they were not there. */
  readonly passkeys: readonly number[];
  /** A code of the app, or a recovery code. */
  readonly code: string | undefined;
}

/**
 * Returns the factors that a link of the mailbox may remove. Of a family each factor: the mailbox
 * is how it comes back after a lost phone. Of the team none by the mailbox alone, or a thief of one
 * has the account. Where nobody had proved the address, all go: a stranger may have added them.
 */
const removalOf = ({ internal, proved }: Pick<OpenLink, 'internal' | 'proved'>) => {
  if (internal) return 'by_code';
  return proved ? 'each' : 'all';
};

const isoOrNull = (at: Instant | null) => (at === null ? null : toIso(at));

/** Returns the factors of the account that a link is for. */
export async function factorsOfLink(source: Queryable, link: OpenLink): Promise<LinkFactors> {
  const totp = await confirmedTotpOf(source, link.id);
  const passkeys = await listPasskeys(source, link.id);
  return {
    totp: totp
      ? { added_at: toIso(totp.added_at), last_used_at: isoOrNull(totp.last_used_at) }
      : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      added_at: toIso(created_at),
      last_used_at: isoOrNull(last_used_at),
    })),
    removal: removalOf(link),
  };
}

/** Counts a try at the code that a removal takes. */
export async function admitRemoval(
  { limits, rules }: { readonly limits: Limits; readonly rules: IdentityLimits },
  link: OpenLink,
  { code }: Removal,
): Promise<Refusal | undefined> {
  if (code === undefined || removalOf(link) !== 'by_code') return undefined;
  const key = `${link.id} ${isTotpCode(code) ? 'totp' : 'recovery_code'}`;
  const spent = await limits.spend(rules.secondFactorByUser, key);
  return spent.ok ? undefined : refuse(429, 'too_many_requests', undefined, spent);
}

/**
 * Removes the factors that the owner of a link named, or that have to go; refuses before anything
 * is written.
 */
export async function removeFactors(
  tx: Tx,
  parts: { readonly letters: Letters; readonly secrets: SecretBox },
  who: { readonly owner: LockedLink; readonly actor: Doer },
  wanted: Removal,
): Promise<Refusal | undefined> {
  const { id: userId } = who.owner;
  await lockOwner(tx, userId);
  const removal = removalOf(who.owner);
  const all = removal === 'all';
  const totp = await confirmedTotpOf(tx, userId);
  const goesTotp = totp !== undefined && (all || wanted.totp);
  const going = (await listPasskeys(tx, userId)).filter(
    ({ id }) => all || wanted.passkeys.includes(id),
  );
  if (!goesTotp && going.length === 0) return undefined;
  if (removal === 'by_code') {
    const { code } = wanted;
    if (code === undefined || code === '') return refuse(422, 'invalid', { code: ['required'] });
    const right = isTotpCode(code)
      ? await spendTotpCode(tx, parts.secrets, userId, code)
      : await spendRecoveryCode(tx, userId, code);
    if (!right) return refuse(422, 'wrong_code', { code: ['wrong_code'] });
  }
  await takeAway(tx, parts, who, { totp: goesTotp, passkeys: going });
  return undefined;
}
