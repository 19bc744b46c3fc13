import type { FieldCode } from '@yay/contract/codes';
import type { User } from '@yay/contract/users/calls';
import { mayChangeEmail } from '@yay/domain/access';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { spendPasswordLinks } from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceChange } from './announce-change.ts';
import { changedFields, type Differences, overtaken, type UserSettings } from './changed-fields.ts';
import { checkAccess } from './check-access.ts';
import { checkRoles } from './check-roles.ts';
import { lockManaged } from './lock-managed.ts';
import { recordChanges } from './record-changes.ts';
import { presentUser } from './users.present.ts';
import { type PersonRow, personById } from './users.repo.ts';
import { savePlaces, saveRoles, saveSettings } from './write-user.repo.ts';

/** Changes settings, roles and access of somebody below one's own rank. */
export async function updateUser(
  parts: { readonly db: Db; readonly letters: Letters },
  actor: Actor,
  id: number,
  input: UserSettings & { readonly was?: UserSettings | undefined },
): Promise<User | Refusal> {
  try {
    return await parts.db.tx((tx) => updateIn(tx, parts.letters, actor, id, input));
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    return refuse(422, 'invalid', { email: ['email_taken'] });
  }
}

async function updateIn(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  id: number,
  { was, ...input }: UserSettings & { readonly was?: UserSettings | undefined },
): Promise<User | Refusal> {
  const person = await lockManaged(tx, actor, id);
  if (isRefusal(person)) return person;
  if (person.deleted_at !== null) return refuse(403, 'forbidden');
  const changes = changedFields(person, input);
  const errors = {
    ...(await problems(tx, actor, person, changes)),
    ...(was && overtaken(person, was)),
  };
  if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);

  if (Object.keys(changes.settings).length > 0) await saveSettings(tx, id, changes.settings);
  if (changes.roles) await saveRoles(tx, id, changes.roles);
  const places = await savePlaces(tx, id, changes);
  if (changes.settings.email !== undefined) await tellOfEmail(tx, letters, person, changes);
  const after = await personById(tx, id);
  if (after === undefined) throw new Error('the changed account is not there');
  if (await recordChanges(tx, actor, { before: person, after, places })) {
    await announceChange(tx, actor, id);
    await publish(tx, `private-user.${id}`, 'account.changed', {});
  }
  return presentUser(actor, after);
}

async function problems(
  tx: Tx,
  actor: Actor,
  person: PersonRow,
  changes: Differences,
): Promise<Record<string, FieldCode[]>> {
  const target = {
    userId: person.id,
    roles: person.roles,
    permissions: new Set(person.permissions),
  };
  const errors: Record<string, FieldCode[]> = {};
  if (changes.settings.email !== undefined && !mayChangeEmail(actor, target)) {
    errors.email = ['email_not_yours'];
  }
  if (changes.roles) {
    const problem = await checkRoles(tx, actor, person, changes.roles);
    const given = changes.roles.some((role) => !person.roles.includes(role));
    if (problem) errors.roles = [problem];
    // An account of before that a stranger may have opened gets nothing before its owner came.
    else if (given && !person.email_proved && person.invited_until === null) {
      errors.roles = ['address_not_proved'];
    }
  }
  return { ...errors, ...(await checkAccess(tx, changes.roles ?? person.roles, changes)) };
}

/** Both addresses hear of it, and no link that was sent to the one that was opens the account. */
async function tellOfEmail(
  tx: Tx,
  letters: Letters,
  person: PersonRow,
  { settings }: Differences,
): Promise<void> {
  const { id: userId, locale } = person;
  const email = settings.email ?? person.email;
  await spendPasswordLinks(tx, userId);
  const data = { first: person.first, email };
  await letters.post(tx, 'email_changed', { userId, email: person.email, locale }, data);
  await letters.post(tx, 'email_adopted', { userId, email, locale }, data);
}
