import type { SchoolScope } from '@yay/domain/access';
import { LOCKS, type Queryable, type Tx } from '../../platform/db/index.ts';

export interface SchoolRow {
  id: number;
  name: string;
}
const userOf = (scope: SchoolScope): number | null => (scope === 'every' ? null : scope.userId);
const FIND = `select d.id, d.name from destinations d
  where d.id = $2 and ($1::integer is null or exists (
    select from destination_users own where own.destination_id = d.id and own.user_id = $1))`;

/** Finds one of the schools of a scope; somebody else's is as one that is not there. */
export async function findSchool(
  source: Queryable,
  scope: SchoolScope,
  id: number,
): Promise<SchoolRow | undefined> {
  const [row] = await source.query<SchoolRow>('school_setup.school', FIND, [userOf(scope), id]);
  return row;
}

/** The same, and nobody else changes what is set about it until the commit. */
export async function lockSchool(
  tx: Tx,
  scope: SchoolScope,
  id: number,
): Promise<SchoolRow | undefined> {
  const [row] = await tx.query<SchoolRow>(
    'school_setup.lock_school',
    `${FIND} ${LOCKS.schools.forNoKeyUpdate(['$2'], { of: 'd' })}`,
    [userOf(scope), id],
  );
  return row;
}

export interface RoomRow {
  id: number;
  name: string;
  lunchers: number;
}
export const roomsOf = (source: Queryable, schoolId: number): Promise<RoomRow[]> =>
  source.query<RoomRow>(
    'school_setup.rooms',
    `select r.id, r.name, (select count(*) from lunchers l
       where l.room_id = r.id and l.deleted_at is null)::int as lunchers
     from rooms r where r.destination_id = $1 and r.archived_at is null
     order by r.position, r.id`,
    [schoolId],
  );

/** Archives rooms; their children have none from then on. */
export async function archiveRooms(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query(
    'school_setup.unseat',
    `update lunchers set room_id = null where room_id = any ($1)`,
    [ids],
  );
  await tx.query(
    'school_setup.archive_rooms',
    `update rooms set archived_at = app_now() where id = any ($1)`,
    [ids],
  );
}

/** Two that exchange their names pass through none that the other still has. */
export async function renameRooms(
  tx: Tx,
  rooms: readonly { readonly id: number; readonly name: string; readonly position: number }[],
): Promise<void> {
  const ids = rooms.map(({ id }) => id);
  await tx.query(
    'school_setup.free_names',
    `update rooms set name = '#' || id where id = any ($1)`,
    [ids],
  );
  await tx.query(
    'school_setup.rename_rooms',
    `update rooms r set name = to_be.name, position = to_be.position
     from unnest($1::int[], $2::text[], $3::int[]) as to_be (id, name, position)
     where r.id = to_be.id`,
    [ids, rooms.map(({ name }) => name), rooms.map(({ position }) => position)],
  );
}

export async function addRooms(
  tx: Tx,
  schoolId: number,
  rooms: readonly { readonly name: string; readonly position: number }[],
): Promise<void> {
  await tx.query(
    'school_setup.add_rooms',
    `insert into rooms (destination_id, name, position)
     select $1, name, position from unnest($2::text[], $3::int[]) as new_one (name, position)`,
    [schoolId, rooms.map(({ name }) => name), rooms.map(({ position }) => position)],
  );
}

export interface PeriodRow {
  group: string;
  name: string;
  starts_at: string;
  ends_at: string;
}
export const periodsOf = (source: Queryable, schoolId: number): Promise<PeriodRow[]> =>
  source.query<PeriodRow>(
    'school_setup.periods',
    `select group_name as group, name, to_char(starts_at, 'HH24:MI') as starts_at,
       to_char(ends_at, 'HH24:MI') as ends_at
     from lunch_periods where destination_id = $1 order by starts_at, group_name`,
    [schoolId],
  );

/** Groups of the grades that a school has, in their order. */
export async function groupsOf(source: Queryable, schoolId: number): Promise<string[]> {
  const rows = await source.query<{ group_name: string }>(
    'school_setup.groups',
    `select group_name from grades where destination_id = $1
     group by group_name order by min(position), group_name`,
    [schoolId],
  );
  return rows.map(({ group_name: group }) => group);
}

export async function replacePeriods(
  tx: Tx,
  schoolId: number,
  periods: readonly PeriodRow[],
): Promise<void> {
  await tx.query(
    'school_setup.drop_periods',
    `delete from lunch_periods where destination_id = $1`,
    [schoolId],
  );
  await tx.query(
    'school_setup.add_periods',
    `insert into lunch_periods (destination_id, group_name, name, starts_at, ends_at)
     select $1, group_name, name, starts_at, ends_at
     from unnest($2::text[], $3::text[], $4::time[], $5::time[])
       as new_one (group_name, name, starts_at, ends_at)`,
    [
      schoolId,
      periods.map(({ group }) => group),
      periods.map(({ name }) => name),
      periods.map(({ starts_at: start }) => start),
      periods.map(({ ends_at: end }) => end),
    ],
  );
}

export interface ContactRow {
  id: number;
  name: string;
  title: string;
  email: string | null;
  phone: string | null;
  gets_labels: boolean;
  gets_lists: boolean;
  gets_changes: boolean;
  gets_closures: boolean;
}
export const contactsOf = (source: Queryable, schoolId: number): Promise<ContactRow[]> =>
  source.query<ContactRow>(
    'school_setup.contacts',
    `select id, name, title, email, phone, gets_labels, gets_lists, gets_changes,
       gets_closures
     from school_contacts where destination_id = $1 order by position, id`,
    [schoolId],
  );

export async function dropContacts(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.query('school_setup.drop_contacts', `delete from school_contacts where id = any ($1)`, [
    ids,
  ]);
}

/** Changes those that have a number, and adds the others, in the order in which they are given. */
export async function keepContacts(
  tx: Tx,
  schoolId: number,
  contacts: readonly (Omit<ContactRow, 'id'> & { readonly id: number | null })[],
): Promise<void> {
  const column = <Key extends keyof ContactRow>(key: Key) => contacts.map((one) => one[key]);
  const values = [
    column('id'),
    contacts.map((_one, at) => at),
    column('name'),
    column('title'),
    column('email'),
    column('phone'),
    column('gets_labels'),
    column('gets_lists'),
    column('gets_changes'),
    column('gets_closures'),
  ];
  await tx.query(
    'school_setup.change_contacts',
    `update school_contacts c set position = g.position, name = g.name, title = g.title,
       email = g.email, phone = g.phone, gets_labels = g.labels, gets_lists = g.lists,
       gets_changes = g.changes, gets_closures = g.closures
     from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::boolean[], $9::boolean[], $10::boolean[], $11::boolean[])
       as g (id, position, name, title, email, phone, labels, lists, changes, closures)
     where c.id = g.id and c.destination_id = $1`,
    [schoolId, ...values],
  );
  await tx.query(
    'school_setup.add_contacts',
    `insert into school_contacts
       (destination_id, position, name, title, email, phone, gets_labels, gets_lists, gets_changes,
        gets_closures)
     select $1, g.position, g.name, g.title, g.email, g.phone, g.labels, g.lists, g.changes,
       g.closures
     from unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[],
       $8::boolean[], $9::boolean[], $10::boolean[], $11::boolean[])
       as g (id, position, name, title, email, phone, labels, lists, changes, closures)
     where g.id is null`,
    [schoolId, ...values],
  );
}
