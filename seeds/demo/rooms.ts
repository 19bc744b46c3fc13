import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Row } from '../lib/insert-rows.ts';
import { GROUPS } from '../lib/places.ts';
import { SCHOOLS } from './places.ts';

const ROOMS_OF_A_GRADE = 2;
/** A child in so many has no room yet. */
const WITHOUT_ROOM = 13;

/** Two rooms for each grade: 101 and 102 on the first floor, 111 and 112 beside them, then 201. */
const ROOMS = SCHOOLS.flatMap(({ id: schoolId, grades }) =>
  grades
    .filter(({ label }) => gradeIsOffered(label))
    .flatMap((grade, at) =>
      Array.from({ length: ROOMS_OF_A_GRADE }, (_, door) => ({
        schoolId,
        gradeId: grade.id,
        name: String(100 * (1 + Math.floor(at / 2)) + 10 * (at % 2) + door + 1),
      })),
    ),
).map((room, at) => ({ ...room, id: at + 1 }));

export const roomRows = (): Row[] =>
  ROOMS.map(({ id, schoolId, name }) => ({
    id,
    destination_id: schoolId,
    name,
    position: Number(name),
  }));

/** Seats children in the rooms of their grades, all but a few who are new. */
export const seated = (lunchers: readonly Row[]): Row[] =>
  lunchers.map((row) => {
    const id = Number(row.id);
    const rooms = ROOMS.filter(({ gradeId }) => gradeId === row.grade_id);
    const room = id % WITHOUT_ROOM === 0 ? undefined : rooms[id % ROOMS_OF_A_GRADE];
    return { ...row, room_id: room?.id ?? null };
  });

const PERIODS = {
  Lower: { name: 'Early lunch', starts_at: '11:10', ends_at: '11:40' },
  Upper: { name: 'Late lunch', starts_at: '11:50', ends_at: '12:20' },
} as const;

export const lunchPeriodRows = (): Row[] =>
  SCHOOLS.flatMap(({ id }) =>
    GROUPS.map((group) => ({ destination_id: id, group_name: group, ...PERIODS[group] })),
  );

const OFFICES = [
  'Dolores Winfield',
  'Marcus Bell',
  'Hannah Schultz',
  'Teresa Ruiz',
  'Paul Nguyen',
  'Grace Oduya',
];

/** The office of each school, which is told everything, and whoever runs its cafeteria. */
export const schoolContactRows = (): Row[] =>
  SCHOOLS.flatMap(({ id, name }, at) => {
    const address = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const nothing = {
      gets_labels: false,
      gets_lists: false,
      gets_changes: false,
      gets_closures: false,
    };
    return [
      {
        id: 2 * at + 1,
        destination_id: id,
        name: OFFICES[at % OFFICES.length],
        title: 'Office manager',
        email: `office@${address}.example`,
        phone: `+1${at < 3 ? '404' : '615'}55502${String(at).padStart(2, '0')}`,
        position: 0,
        ...nothing,
        gets_labels: true,
        gets_lists: true,
        gets_changes: true,
        gets_closures: true,
      },
      {
        id: 2 * at + 2,
        destination_id: id,
        name: 'Cafeteria',
        title: 'Front desk',
        email: `cafeteria@${address}.example`,
        phone: null,
        position: 1,
        ...nothing,
        gets_labels: true,
      },
    ];
  });
