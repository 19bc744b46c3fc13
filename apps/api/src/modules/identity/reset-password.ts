import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import { isRefusal, type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { Letters } from '../letters/index.ts';
import { forgiveTries } from './admit-try.ts';
import { endSessionsOf } from './end-sessions.ts';
import { fullName } from './identity.present.ts';
import type { IdentityLimits } from './limits.ts';
import { setPasswordFrom } from './password.repo.ts';
import { hashPassword } from './password.ts';
import {
  heldPasswordLink,
  type LockedLink,
  lockPasswordLinks,
  type OpenLink,
  openPasswordLink,
  spendPasswordLinks,
} from './password-links.repo.ts';
import { passwordProblem } from './password-rules.ts';
import { placesOf } from './places.ts';
import { admitRemoval, type Removal, removeFactors } from './second-factor/remove-by-link.ts';
import type { SecretBox } from './second-factor/secret-box.ts';
import { tokenHash } from './session-token.ts';

interface LinkParts {
  readonly db: Queryable;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
}

/**
 * Returns the owner of a link while it can be used. Forged, expired and used ones are one answer.
 */
export async function checkPasswordLink(
  { db, limits, rules }: LinkParts,
  input: { readonly token: string; readonly origin: Origin },
): Promise<OpenLink | Refusal> {
  const tries = await limits.spend(rules.linkByAddress, input.origin.ip ?? '');
  if (!tries.ok) return refuse(429, 'too_many_requests', undefined, tries);
  return (await openPasswordLink(db, tokenHash(input.token))) ?? refuse(422, 'link_over');
}

interface ResetParts extends LinkParts {
  readonly db: Db;
  readonly letters: Letters;
  readonly product: string;
  readonly secrets: SecretBox;
}

interface Reset {
  readonly token: string;
  /** The address that the link must be of, where the client names it. */
  readonly email: string | undefined;
  readonly password: string;
  /** Factors that no longer sign in. */
  readonly removal: Removal;
  readonly origin: Origin;
  readonly browser: string;
}

/**
 * Sets a password by a link, once, for the first that comes; every session of the account ends. The
 * address is proved by it. Second factors go with the former password where they are named, and all
 * of them where nobody had proved the address before.
 */
export async function resetPassword(
  parts: ResetParts,
  input: Reset,
): Promise<{ readonly firstPassword: boolean } | Refusal> {
  const { db, product } = parts;
  const { origin, browser, removal } = input;
  const open = await checkPasswordLink(parts, input);
  if (isRefusal(open)) return open;
  if (input.email !== undefined && input.email !== open.email) return refuse(422, 'link_over');
  // Before the link is used up: a password that is refused may be mended.
  const problem = await passwordProblem(input.password, { email: open.email, product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });
  const refusal = await admitRemoval(parts, open, removal);
  if (refusal !== undefined) return refusal;

  const passwordHash = await hashPassword(input.password);
  const owner = await db.tx((tx) => setPassword(tx, parts, open.id, input, passwordHash));
  if (isRefusal(owner)) return owner;
  await forgiveTries(parts, owner.email, origin, browser);
  return { firstPassword: owner.kind === 'first' };
}

async function setPassword(
  tx: Tx,
  parts: ResetParts,
  userId: number,
  { token, removal, origin, browser }: Reset,
  passwordHash: string,
): Promise<LockedLink | Refusal> {
  await lockPasswordLinks(tx, userId);
  const owner = await heldPasswordLink(tx, tokenHash(token));
  if (owner === undefined) return refuse(422, 'link_over');
  const { email, locale, first } = owner;
  const actor = { userId, impersonatorId: null, origin };
  const refusal = await removeFactors(tx, parts, { owner, actor }, removal);
  if (refusal !== undefined) return refusal;
  if (!(await setPasswordFrom(tx, userId, passwordHash, placesOf(origin.ip, browser)))) {
    return refuse(422, 'link_over');
  }
  await spendPasswordLinks(tx, userId);
  await endSessionsOf(tx, userId, 'password');
  if (owner.kind === 'reset') {
    await parts.letters.post(tx, 'password_changed', { userId, email, locale }, { first });
  }
  await record(tx, actor, {
    action: 'password.changed',
    subject: { type: 'user', id: userId, label: fullName(owner) },
    aboutUserId: userId,
    after: { by: owner.kind === 'first' ? 'first_link' : 'link' },
  });
  return owner;
}
