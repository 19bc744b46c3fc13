import type { FieldCode } from '@yay/contract/codes';
import type { User } from '@yay/contract/users/calls';
import { mayChangeEmail } from '@yay/domain/access';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import {
  admitTeamChange,
  askTeamChange,
  type IdentityLimits,
  lockPasswordLinks,
  type TeamChange,
} from '../identity/index.ts';
import type { Letters } from '../letters/index.ts';
import { announceChange } from './announce-change.ts';
import { changedFields, type Differences, overtaken, type UserSettings } from './changed-fields.ts';
import { checkAccess } from './check-access.ts';
import { checkRoles } from './check-roles.ts';
import { findManaged, lockManaged } from './lock-managed.ts';
import { recordChanges } from './record-changes.ts';
import { presentUser } from './users.present.ts';
import { type PersonRow, personById } from './users.repo.ts';
import { savePlaces, saveRoles, saveSettings } from './write-user.repo.ts';

interface UpdateParts {
  readonly db: Db;
  readonly letters: Letters;
  readonly limits: Limits;
  readonly rules: IdentityLimits;
}

type Wanted = UserSettings & { readonly was?: UserSettings | undefined };

const TAKEN = { email: ['email_taken'] } as const;

/**
 * Changes settings, roles and access of somebody below one's own rank. Another address waits for
 * its code, which only the person gives.
 */
export async function updateUser(
  parts: UpdateParts,
  actor: Actor,
  id: number,
  input: Wanted,
): Promise<User | Refusal> {
  const { db, letters } = parts;
  const moving = await movedAddress(parts, actor, id, input.email);
  if (isRefusal(moving)) return moving;
  try {
    return await db.tx((tx) => updateIn(tx, letters, actor, id, { ...input, moving }));
  } catch (error) {
    // The address of an account that nobody had opened yet got another one in this very moment.
    if (!isUniqueViolation(error, 'users_email_key')) throw error;
    return refuse(422, 'invalid', TAKEN);
  }
}

/** Undefined where the address stays, or may not be changed, which is refused at its field. */
async function movedAddress(
  parts: UpdateParts,
  actor: Actor,
  id: number,
  email: string | undefined,
): Promise<TeamChange | Refusal | undefined> {
  if (email === undefined) return undefined;
  const person = await findManaged(parts.db, actor, id);
  if (isRefusal(person)) return person;
  if (person.email === email || !mayChangeEmail(actor, targetOf(person))) return undefined;
  return admitTeamChange(parts, actor, email);
}

async function updateIn(
  tx: Tx,
  letters: Letters,
  actor: Actor,
  id: number,
  { was, moving, ...input }: Wanted & { readonly moving: TeamChange | undefined },
): Promise<User | Refusal> {
  if (moving !== undefined) await lockPasswordLinks(tx, id);
  const person = await lockManaged(tx, actor, id);
  if (isRefusal(person)) return person;
  if (person.deleted_at !== null) return refuse(403, 'forbidden');
  const changes = changedFields(person, input);
  const errors = {
    ...(await problems(tx, actor, person, changes)),
    ...(was && overtaken(person, was)),
  };
  if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);

  const { email, ...settings } = changes.settings;
  // The address was changed by somebody else since it was compared.
  if (email !== undefined && moving === undefined) return refuse(409, 'version_conflict');
  if (email !== undefined && moving !== undefined) {
    const moved = await askTeamChange(tx, letters, actor, person, moving);
    if (moved === 'taken') return refuse(422, 'invalid', TAKEN);
  }
  if (Object.keys(settings).length > 0) await saveSettings(tx, id, settings);
  if (changes.roles) await saveRoles(tx, id, changes.roles);
  const places = await savePlaces(tx, id, changes);
  const after = await personById(tx, id);
  if (after === undefined) throw new Error('the changed account is not there');
  const isRecorded = await recordChanges(tx, actor, { before: person, after, places });
  if (isRecorded || email !== undefined) {
    await announceChange(tx, actor, id);
    await publish(tx, `private-user.${id}`, 'account.changed', {});
  }
  return presentUser(actor, after);
}

const targetOf = (person: PersonRow) => ({
  userId: person.id,
  roles: person.roles,
  permissions: new Set(person.permissions),
});

async function problems(
  tx: Tx,
  actor: Actor,
  person: PersonRow,
  changes: Differences,
): Promise<Record<string, FieldCode[]>> {
  const errors: Record<string, FieldCode[]> = {};
  if (changes.settings.email !== undefined && !mayChangeEmail(actor, targetOf(person))) {
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
