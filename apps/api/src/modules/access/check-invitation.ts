import type { OpenInvitation as Answer } from '@yay/contract/access/calls';
import { rankOf } from '@yay/domain/access';
import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { LimitRule, Limits } from '../../platform/limits/index.ts';
import { NO_PASSWORD, tokenHash } from '../identity/index.ts';
import { type AccountRow, accountOf } from './access.repo.ts';
import { invitationOfLink, type OpenInvitation } from './invitations.repo.ts';

/** Tokens are 256 bits, so this is about work, not about guessing. */
const LINKS: LimitRule = { name: 'invitations.link', points: 120, seconds: 600 };

export interface AnsweredInvitation {
  readonly invitation: OpenInvitation;
  readonly account: AccountRow | undefined;
  readonly step: Answer['step'];
}

/** Returns an invitation and what is left to accept it. */
export async function readInvitation(
  source: Queryable,
  actor: Actor | null,
  token: string,
): Promise<AnsweredInvitation | Refusal> {
  const invitation = await invitationOfLink(source, tokenHash(token));
  if (invitation === undefined) return refuse(422, 'link_over');
  const account = await accountOf(source, invitation.email, NO_PASSWORD);
  // Closed, or of the team, since the mail was sent.
  if (account?.closed || (account && rankOf(account.roles) > 0)) return refuse(422, 'link_over');
  return { invitation, account, step: stepOf(account, actor) };
}

/**
 * Does the same outside a transaction, with both rows as of one moment: the account that another
 * answer opened in between would look like one of before, whose owner has to sign in.
 */
export const readInvitationAtOnce = (
  db: Db,
  actor: Actor | null,
  token: string,
): Promise<AnsweredInvitation | Refusal> =>
  db.tx((tx) => readInvitation(tx, actor, token), {
    isolation: 'repeatable read',
    readOnly: true,
  });

function stepOf(account: AccountRow | undefined, actor: Actor | null): Answer['step'] {
  if (actor !== null && actor.userId === account?.id) return 'accept';
  if (actor !== null) return 'other_account';
  return account?.has_password ? 'sign_in' : 'password';
}

export async function admitLink(limits: Limits, origin: Origin): Promise<Refusal | undefined> {
  const tries = await limits.spend(LINKS, origin.ip ?? '');
  return tries.ok ? undefined : refuse(429, 'too_many_requests', undefined, tries);
}

/** Tells the owner of the mailbox what she is asked, without answering for her. */
export async function checkInvitation(
  { db, limits }: { readonly db: Db; readonly limits: Limits },
  actor: Actor | null,
  { token, origin }: { readonly token: string; readonly origin: Origin },
): Promise<{ data: Answer } | Refusal> {
  const refusal = await admitLink(limits, origin);
  if (refusal !== undefined) return refusal;
  const read = await readInvitationAtOnce(db, actor, token);
  if (!('invitation' in read)) return read;
  const { kind, place, email } = read.invitation;
  return { data: { portal: kind, place: place.name, email, step: read.step } };
}
