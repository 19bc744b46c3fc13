import { z } from 'zod';
import { id, idText, personName, phoneNumber, refusals } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { CONTACT_MAILS, MOST_CONTACTS, MOST_ROOMS } from './values.ts';

const LINE = /^\P{Cc}*$/u;
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** Tells whether a list is still the one that was read. */
const version = z.string().regex(/^[0-9a-f]{32}$/);
/** A line that is there already, or null for a new one. */
const known = id.nullable();
const roomName = z.string().trim().min(1).max(30).regex(LINE);
const periodName = z.string().trim().min(1).max(40).regex(LINE);

const mails = z.array(z.enum(CONTACT_MAILS)).max(CONTACT_MAILS.length);

const setup = z.object({
  /** The rooms in the order in which lists and labels name them. */
  rooms: z.object({
    version,
    list: z.array(z.object({ id, name: z.string(), lunchers: z.number().int() })),
  }),
  /** The lunch periods of the groups, as clocks at the school show them. */
  periods: z.object({
    version,
    groups: z.array(z.string()),
    list: z.array(
      z.object({ group: z.string(), name: z.string(), starts_at: clock, ends_at: clock }),
    ),
  }),
  contacts: z.object({
    version,
    list: z.array(
      z.object({
        id,
        name: z.string(),
        title: z.string(),
        email: z.string().nullable(),
        phone: z.string().nullable(),
        mails,
      }),
    ),
  }),
  abilities: z.object({
    /** Choose who gets what names children. */
    mail_children: z.boolean(),
  }),
});
export type SchoolSetup = z.infer<typeof setup>;

const responses = { 200: z.object({ data: setup }), ...refusals };
const about = {
  permission: { any: ['school:portal', 'internal_dashboard:schools'] },
  tag: 'school settings',
  params: z.object({ school: idText }),
} as const;

export const getSchoolSetup = endpoint({
  ...about,
  method: 'GET',
  path: '/api/v2/school-setup/:school',
  summary: 'Rooms, lunch periods and contacts of a school',
  responses,
});

export const saveRooms = endpoint({
  ...about,
  method: 'PUT',
  path: '/api/v2/school-setup/:school/rooms',
  summary: 'Keep the rooms of a school as they are listed; children of one left out have no room',
  body: z
    .object({
      version,
      list: z.array(z.object({ id: known, name: roomName })).max(MOST_ROOMS),
    })
    .strict(),
  responses,
});

export const savePeriods = endpoint({
  ...about,
  method: 'PUT',
  path: '/api/v2/school-setup/:school/periods',
  summary: 'Keep when each group of grades eats',
  body: z
    .object({
      version,
      list: z
        .array(
          z.object({
            group: z.string().max(40),
            name: periodName,
            starts_at: clock,
            ends_at: clock,
          }),
        )
        .max(40),
    })
    .strict(),
  responses,
});

export const saveContacts = endpoint({
  ...about,
  method: 'PUT',
  path: '/api/v2/school-setup/:school/contacts',
  fresh: true,
  impersonating: 'refused',
  summary: 'Keep whom a school can be told by, and what each is told',
  body: z
    .object({
      version,
      list: z
        .array(
          z.object({
            id: known,
            name: personName,
            title: z.string().trim().max(80).regex(LINE),
            email: z.union([
              z.literal('').transform(() => null),
              z.string().trim().toLowerCase().max(254).pipe(z.email()),
            ]),
            phone: phoneNumber,
            mails,
          }),
        )
        .max(MOST_CONTACTS),
    })
    .strict(),
  responses,
});
