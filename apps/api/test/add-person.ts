import type { Role } from '@yay/domain/access';
import type { Queryable } from '../src/platform/db/index.ts';

export interface PersonToAdd {
  readonly roles?: readonly Role[];
  readonly first?: string;
  readonly last?: string;
  readonly email?: string;
  readonly locale?: 'en' | 'es';
  readonly delinquent?: boolean;
}

let people = 0;

/**
 * Adds a user with these roles, without the rules about granting them, and with an unknown
 * password.
 */
export async function addPerson(db: Queryable, person: PersonToAdd = {}): Promise<number> {
  people += 1;
  const { rows } = await db.run<{ id: number }>(
    `with person as (
       insert into users (first, last, email, locale, delinquent, password_hash, email_proved_at)
       values ($1, $2, $3, $4, $5, 'unknown', app_now()) returning id
     ), roles as (
       insert into user_roles (user_id, role) select id, unnest($6::text[]) from person
     )
     select id from person`,
    [
      person.first ?? 'Petra',
      person.last ?? 'Pohl',
      person.email ?? `person-${people}@people.test`,
      person.locale ?? 'en',
      person.delinquent ?? false,
      person.roles ?? [],
    ],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the person was not added');
  return id;
}
