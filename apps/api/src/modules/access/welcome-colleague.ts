import { rankOf } from '@yay/domain/access';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { createPasswordLink, NO_PASSWORD } from '../identity/index.ts';
import { accountOf, emailOfHolder, lockHolder, placeOf } from './access.repo.ts';
import type { AccessParts } from './invite-to-portal.ts';
import { admitInvitation } from './mail-invitation.ts';
import { PORTALS, scopeOf } from './portals.ts';

const { school: PORTAL } = PORTALS;

/** Mails a colleague again how to use the portal, with a link for a first password if she has none. */
export async function welcomeColleague(
  { db, limits, letters }: AccessParts,
  actor: Actor,
  { schoolId, userId }: { readonly schoolId: number; readonly userId: number },
): Promise<'sent' | Refusal> {
  const scope = scopeOf(actor, PORTAL);
  const place = await placeOf(db, PORTAL, schoolId, scope);
  const email = place && (await emailOfHolder(db, PORTAL, schoolId, userId));
  if (email === undefined) return refuse(404, 'not_found');
  const admitted = await admitInvitation(limits, actor.userId, email);
  if (!admitted.ok) return refuse(429, 'too_many_requests', undefined, admitted);
  return db.tx(async (tx) => {
    const own = await placeOf(tx, PORTAL, schoolId, scope);
    const person = own && (await lockHolder(tx, PORTAL, schoolId, userId));
    const account = person && (await accountOf(tx, email, NO_PASSWORD));
    if (own === undefined || person === undefined || account?.id !== userId) {
      return refuse(404, 'not_found');
    }
    if (userId === actor.userId || rankOf(person.roles) > 0) return refuse(403, 'forbidden');
    // A suspended account gets no mail, and nobody of the school learns that it is one.
    if (account.suspended) return 'sent';
    const token = account.has_password ? null : await createPasswordLink(tx, userId);
    await letters.post(
      tx,
      'portal_welcome',
      { userId, email, locale: account.locale },
      { first: person.first, portal: 'school', places: [own.name], token: token ?? null },
    );
    await record(tx, actor, {
      action: 'mail.welcome_sent',
      subject: { type: 'user', id: userId, label: `${person.first} ${person.last}` },
      aboutUserId: userId,
      after: { portal: 'school' },
    });
    return 'sent';
  });
}
