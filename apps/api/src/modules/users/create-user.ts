import type { User } from '@yay/contract/users/calls';
import type { Role } from '@yay/domain/access';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { NO_PASSWORD, sendPasswordLink } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceChange } from './announce-change.ts';
import { checkAccess } from './check-access.ts';
import { checkRoles } from './check-roles.ts';
import { presentUser } from './users.present.ts';
import { personById } from './users.repo.ts';
import { savePlaces, saveRoles } from './write-user.repo.ts';

export interface NewUser {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string | null;
  readonly locale: 'en' | 'es';
  readonly roles: readonly Role[];
  readonly destinationIds: readonly number[];
  readonly vendorIds: readonly number[];
}

/** Opens an account for somebody, who gets a letter with a link to choose a password. */
export async function createUser(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  given: NewUser,
): Promise<User | Refusal> {
  const input = {
    ...given,
    roles: [...new Set(given.roles)],
    destinationIds: [...new Set(given.destinationIds)],
    vendorIds: [...new Set(given.vendorIds)],
  };
  try {
    return await parts.db.tx(async (tx) => {
      const problem = await checkRoles(tx, actor, { id: 0, roles: [] }, input.roles);
      const errors = {
        ...(problem && { roles: [problem] }),
        ...(await checkAccess(tx, input.roles, input)),
      };
      if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
      const id = await insertUser(tx, input);
      await saveRoles(tx, id, input.roles);
      const { granted } = await savePlaces(tx, id, input);
      const { first, last, email, roles } = input;
      await record(tx, actor, {
        action: 'user.created',
        subject: { type: 'user', id, label: `${first} ${last}` },
        aboutUserId: id,
        after: { first, last, email, roles, ...granted },
      });
      await sendPasswordLink(parts, tx, { id }, 'first');
      await announceChange(tx, actor, id);
      const person = await personById(tx, id);
      if (person === undefined) throw new Error('the new account is not there');
      return presentUser(actor, person);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    return refuse(422, 'invalid', { email: ['email_taken'] });
  }
}

async function insertUser(tx: Tx, user: NewUser): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    'users.insert',
    `insert into users (first, last, email, phone, locale, password_hash)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [user.first, user.last, user.email, user.phone, user.locale, NO_PASSWORD],
  );
  if (row === undefined) throw new Error('the account was not written');
  return row.id;
}
