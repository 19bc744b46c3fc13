import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
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
  lockPasswordLink,
  type OpenLink,
  openPasswordLink,
  spendPasswordLinks,
} from './password-links.repo.ts';
import { passwordProblem } from './password-rules.ts';
import { placesOf } from './places.ts';
import { tokenHash } from './session-token.ts';

interface LinkParts {
  readonly db: Queryable;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
}

/** Whose link it is, while it can be used. Forged, expired and used ones are one answer. */
export async function checkPasswordLink(
  { db, limits, rules }: LinkParts,
  input: { readonly token: string; readonly origin: Origin },
): Promise<OpenLink | Refusal> {
  const tries = await limits.spend(rules.linkByAddress, input.origin.ip ?? '');
  if (!tries.ok) return refuse(429, 'too_many_requests', undefined, tries);
  return (await openPasswordLink(db, tokenHash(input.token))) ?? refuse(422, 'link_over');
}

/** Sets a password by a link: once, whoever comes first, and every session of the account ends. */
export async function resetPassword(
  parts: LinkParts & { readonly db: Db; readonly letters: Letters; readonly product: string },
  input: {
    readonly token: string;
    /** Where the client names it, the link must be of this account. */
    readonly email: string | undefined;
    readonly password: string;
    readonly origin: Origin;
    readonly browser: string;
  },
): Promise<{ readonly firstPassword: boolean } | Refusal> {
  const { db, letters, product } = parts;
  const { origin, browser } = input;
  const open = await checkPasswordLink(parts, input);
  if (!('email' in open)) return open;
  if (input.email !== undefined && input.email !== open.email) return refuse(422, 'link_over');
  // Before the link is used up: a password that is refused may be mended.
  const problem = await passwordProblem(input.password, { email: open.email, product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });

  const passwordHash = await hashPassword(input.password);
  const owner = await db.tx(async (tx) => {
    const locked = await lockPasswordLink(tx, tokenHash(input.token));
    if (locked === undefined) return undefined;
    const { id: userId, email, locale, first } = locked;
    await setPasswordFrom(tx, userId, passwordHash, placesOf(origin.ip, browser));
    await spendPasswordLinks(tx, userId);
    await endSessionsOf(tx, userId, 'password');
    if (locked.kind === 'reset') {
      await letters.post(tx, 'password_changed', { userId, email, locale }, { first });
    }
    await record(
      tx,
      { userId, impersonatorId: null, origin },
      {
        action: 'password.changed',
        subject: { type: 'user', id: userId, label: fullName(locked) },
        aboutUserId: userId,
        after: { by: locked.kind === 'first' ? 'first_link' : 'link' },
      },
    );
    return locked;
  });
  if (owner === undefined) return refuse(422, 'link_over');
  await forgiveTries(parts, owner.email, origin, browser);
  return { firstPassword: owner.kind === 'first' };
}
