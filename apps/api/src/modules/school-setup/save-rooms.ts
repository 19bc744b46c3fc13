import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { schoolScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { presentSetup, versionOfRooms } from './get-school-setup.ts';
import { addRooms, archiveRooms, lockSchool, renameRooms, roomsOf } from './school-setup.repo.ts';

/** Makes the rooms of a school those that are listed. Rooms that are left out are archived. */
export const saveRooms = (
  db: Db,
  actor: Actor,
  schoolId: number,
  given: {
    readonly version: string;
    readonly list: readonly { readonly id: number | null; readonly name: string }[];
  },
): Promise<{ data: SchoolSetup } | Refusal> =>
  db.tx(async (tx) => {
    const school = await lockSchool(tx, schoolScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const rooms = await roomsOf(tx, school.id);
    if (versionOfRooms(rooms) !== given.version) return refuse(409, 'version_conflict');
    const errors = wrongLines(given.list, new Set(rooms.map(({ id }) => id)));
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);

    const lines = given.list.map((line, position) => ({ ...line, position }));
    const kept = lines.flatMap((line) => (line.id === null ? [] : [{ ...line, id: line.id }]));
    const added = lines.filter(({ id }) => id === null);
    const gone = rooms.filter(({ id }) => !kept.some((line) => line.id === id));
    if (gone.length > 0) {
      await archiveRooms(
        tx,
        gone.map(({ id }) => id),
      );
    }
    await renameRooms(tx, kept);
    if (added.length > 0) await addRooms(tx, school.id, added);
    await record(tx, actor, {
      action: 'school_setup.rooms_changed',
      subject: { type: 'destination', id: school.id, label: school.name },
      before: { rooms: rooms.map(({ name }) => name).join(', ') },
      after: { rooms: lines.map(({ name }) => name).join(', ') },
    });
    return presentSetup(tx, actor, school.id);
  });

function wrongLines(
  list: readonly { readonly id: number | null; readonly name: string }[],
  known: ReadonlySet<number>,
): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  const names = new Set<string>();
  const ids = new Set<number>();
  for (const [at, { id, name }] of list.entries()) {
    const lower = name.toLowerCase();
    if (names.has(lower)) errors[`list.${at}.name`] = ['duplicate'];
    names.add(lower);
    if (id === null) continue;
    if (!known.has(id) || ids.has(id)) errors[`list.${at}.id`] = ['unknown_room'];
    ids.add(id);
  }
  return errors;
}
