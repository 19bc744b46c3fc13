import type { Db, Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { createPasswordLink, NO_PASSWORD } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { fullName } from './users.present.ts';
import { lockPerson } from './users.repo.ts';

export type Portal = 'school' | 'vendor';

const SEES = {
  school: 'internal_dashboard:schools',
  vendor: 'internal_dashboard:vendors',
} as const;

/** Welcomes somebody to the portal of her schools or vendors, with a link to set a first password. */
export async function sendWelcome(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
  portal: Portal,
): Promise<'welcomeEmailSent' | Refusal> {
  const seesPeople = actor.permissions.has('internal_dashboard:users');
  if (!seesPeople && !actor.permissions.has(SEES[portal])) return refuse(404, 'not_found');
  return parts.db.tx(async (tx) => {
    const person = await lockPerson(tx, id);
    if (person === undefined) return refuse(404, 'not_found');
    if (!person.roles.includes(portal)) {
      // A person who looks after schools or vendors alone knows their people and nobody else.
      return seesPeople
        ? refuse(422, 'invalid', { type: ['needs_role'] })
        : refuse(404, 'not_found');
    }
    if (person.suspended_on !== null || person.deleted_at !== null) {
      return refuse(403, 'forbidden');
    }
    const token = (await hasPassword(tx, id)) ? null : await createPasswordLink(tx, id);
    const places = portal === 'school' ? person.destinations : person.vendors;
    const { email, locale, first } = person;
    await parts.letters.post(
      tx,
      'portal_welcome',
      { userId: id, email, locale },
      { first, portal, places: places.map(({ name }) => name), token: token ?? null },
    );
    await record(tx, actor, {
      action: 'mail.welcome_sent',
      subject: { type: 'user', id, label: fullName(person) },
      aboutUserId: id,
      after: { portal },
    });
    return 'welcomeEmailSent';
  });
}

async function hasPassword(source: Queryable, id: number): Promise<boolean> {
  const rows = await source.query(
    'users.has_password',
    'select from users where id = $1 and password_hash <> $2',
    [id, NO_PASSWORD],
  );
  return rows.length > 0;
}
