import { type Db, Overtaken, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Origin, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { hashPassword, openWithPassword, passwordProblem } from '../identity/index.ts';
import { letIn } from './access.repo.ts';
import {
  type AnsweredInvitation,
  admitLink,
  readInvitation,
  readInvitationAtOnce,
} from './check-invitation.ts';
import { dropInvitation } from './invitations.repo.ts';
import { PORTALS, type PortalKind } from './portals.ts';

export interface AcceptParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly product: string;
}

export interface GivenAnswer {
  readonly token: string;
  /** The first one of an account that has none, or that is opened by this. */
  readonly password: string | undefined;
  readonly origin: Origin;
}

export interface Accepted {
  readonly portal: PortalKind;
  readonly signedIn: boolean;
}

/**
 * Lets the owner of a mailbox into the portal that she was asked into: signed in as the account of
 * that address, or with a first password. Of two answers at once, one counts.
 */
export async function acceptInvitation(
  parts: AcceptParts,
  actor: Actor | null,
  given: GivenAnswer,
): Promise<Accepted | Refusal> {
  const { db, limits, product } = parts;
  const refusal = await admitLink(limits, given.origin);
  if (refusal !== undefined) return refusal;
  const read = await readInvitationAtOnce(db, actor, given.token);
  if (!('invitation' in read)) return read;
  if (read.step === 'sign_in') return refuse(401, 'unauthenticated');
  if (read.step === 'other_account') return refuse(403, 'forbidden');
  if (read.step === 'accept') return await db.tx((tx) => acceptIn(tx, actor, given, undefined));
  const { password } = given;
  if (password === undefined) return refuse(422, 'invalid', { password: ['required'] });
  const problem = await passwordProblem(password, { email: read.invitation.email, product });
  if (problem) return refuse(422, 'invalid', { password: [problem] });
  const passwordHash = await hashPassword(password);
  return await db.tx((tx) => acceptIn(tx, actor, given, passwordHash));
}

async function acceptIn(
  tx: Tx,
  actor: Actor | null,
  given: GivenAnswer,
  passwordHash: string | undefined,
): Promise<Accepted | Refusal> {
  const read = await readInvitation(tx, actor, given.token);
  if (!('invitation' in read)) return read;
  const { invitation, step } = read;
  // A password came in between, by another link.
  if ((step === 'password') !== (passwordHash !== undefined)) return refuse(422, 'link_over');
  if (!(await dropInvitation(tx, invitation.id))) return refuse(422, 'link_over');
  const userId = await accountFor(tx, read, given, passwordHash);
  const { kind, place } = invitation;
  const portal = PORTALS[kind];
  await letIn(tx, portal, place.id, userId);
  await record(tx, actor ?? { userId, impersonatorId: null, origin: given.origin }, {
    action: 'access.granted',
    subject: { type: portal.subject, id: place.id, label: place.name },
    aboutUserId: userId,
    after: {
      person: `${read.account?.first ?? invitation.first} ${read.account?.last ?? invitation.last}`,
      account: read.account === undefined ? 'new' : 'existing',
    },
  });
  await publish(tx, `private-user.${userId}`, 'account.changed', {});
  await publish(tx, 'private-list.users', 'list.changed', { ids: [userId] });
  return { portal: kind, signedIn: step === 'accept' };
}

/** Returns the account of the invitation, opened or given its first password where that is due. */
async function accountFor(
  tx: Tx,
  { invitation, account, step }: AnsweredInvitation,
  { origin }: GivenAnswer,
  passwordHash: string | undefined,
): Promise<number> {
  if (step === 'accept' && account !== undefined) return account.id;
  if (passwordHash === undefined) throw new Error('nobody accepts without a password');
  const { email, first, last, locale } = invitation;
  const person = { email, first, last, locale };
  const id = await openWithPassword(tx, { ...person, passwordHash, origin });
  // Somebody opened the account, or chose its password, since it was read.
  if (id === undefined) throw new Overtaken('the account changed');
  return id;
}
