import { createHash } from 'node:crypto';
import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { CONTACT_MAILS } from '@yay/contract/school-setup/values';
import { childrenScopeOf, schoolScopeOf } from '@yay/domain/access';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  type ContactRow,
  contactsOf,
  findSchool,
  groupsOf,
  type PeriodRow,
  periodsOf,
  type RoomRow,
  roomsOf,
} from './school-setup.repo.ts';

/** Returns a school's rooms, lunch periods and contacts, for its own people and for the team. */
export async function getSchoolSetup(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: SchoolSetup } | Refusal> {
  const school = await findSchool(source, schoolScopeOf(actor), schoolId);
  return school === undefined ? refuse(404, 'not_found') : presentSetup(source, actor, school.id);
}

export async function presentSetup(
  source: Queryable,
  actor: Actor,
  schoolId: number,
): Promise<{ data: SchoolSetup }> {
  const rooms = await roomsOf(source, schoolId);
  const periods = await periodsOf(source, schoolId);
  const groups = await groupsOf(source, schoolId);
  const contacts = await contactsOf(source, schoolId);
  return {
    data: {
      rooms: { version: versionOfRooms(rooms), list: rooms },
      periods: { version: versionOfPeriods(periods), groups, list: periods },
      contacts: {
        version: versionOfContacts(contacts),
        list: contacts.map(({ id, name, title, email, phone, ...gets }) => ({
          id,
          name,
          title,
          email,
          phone,
          mails: CONTACT_MAILS.filter((mail) => gets[`gets_${mail}`]),
        })),
      },
      abilities: { mail_children: await mayMailChildren(source, actor, schoolId) },
    },
  };
}

/** Tells whether an actor may choose who gets the names of a school's children by mail. */
export const mayMailChildren = async (source: Queryable, actor: Actor, schoolId: number) =>
  (await findSchool(source, childrenScopeOf(actor), schoolId)) !== undefined;

const versionOf = (list: unknown): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 32);

/** The version leaves out how many children sit in a room, which changes without the room. */
export const versionOfRooms = (rooms: readonly RoomRow[]): string =>
  versionOf(rooms.map(({ id, name }) => [id, name]));
export const versionOfPeriods = (periods: readonly PeriodRow[]): string => versionOf(periods);
export const versionOfContacts = (contacts: readonly ContactRow[]): string => versionOf(contacts);
