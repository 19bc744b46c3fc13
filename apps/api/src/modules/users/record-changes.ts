import type { Tx } from '../../platform/db/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { type Deed, record } from '../activity/index.ts';
import { SETTINGS } from './changed-fields.ts';
import { fullName } from './users.present.ts';
import type { PersonRow } from './users.repo.ts';
import type { MovedPlaces } from './write-user.repo.ts';

/** Puts on record what changed, each kind of change as a deed of its own. False when nothing did. */
export async function recordChanges(
  tx: Tx,
  actor: Actor,
  { before, after, places }: { before: PersonRow; after: PersonRow; places: MovedPlaces },
): Promise<boolean> {
  const deeds = [
    settingsChanged(before, after),
    rolesChanged(before, after),
    access('access.granted', places.granted),
    access('access.revoked', places.revoked),
  ].filter((deed) => deed !== undefined);
  const subject = { type: 'user', id: after.id, label: fullName(after) } as const;
  for (const deed of deeds) {
    await record(tx, actor, { ...deed, subject, aboutUserId: after.id });
  }
  return deeds.length > 0;
}

type Change = Pick<Deed, 'action' | 'before' | 'after'>;

function settingsChanged(before: PersonRow, after: PersonRow): Change | undefined {
  const changed = SETTINGS.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return undefined;
  const only = (person: PersonRow) =>
    Object.fromEntries(changed.map((field) => [field, person[field]]));
  return { action: 'user.updated', before: only(before), after: only(after) };
}

function rolesChanged(before: PersonRow, after: PersonRow): Change | undefined {
  if (before.roles.join() === after.roles.join()) return undefined;
  return {
    action: 'user.roles_changed',
    before: { roles: before.roles },
    after: { roles: after.roles },
  };
}

function access(
  action: 'access.granted' | 'access.revoked',
  { destinations, vendors }: MovedPlaces['granted'],
): Change | undefined {
  if (destinations.length + vendors.length === 0) return undefined;
  const names = {
    ...(destinations.length > 0 && { destinations }),
    ...(vendors.length > 0 && { vendors }),
  };
  return action === 'access.granted' ? { action, after: names } : { action, before: names };
}
