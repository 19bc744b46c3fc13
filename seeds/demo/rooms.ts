import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Row } from '../lib/insert-rows.ts';
import { GROUPS, type School } from '../lib/places.ts';

const ROOMS_OF_A_GRADE = 2;
/** A child in so many has no room yet. */
const WITHOUT_ROOM = 13;

/** Two rooms for each grade: 101 and 102 on the first floor, 111 and 112 beside them, then 201. */
const roomsOf = (schools: readonly School[]) =>
  schools
    .flatMap(({ id: schoolId, grades }) =>
      grades
        .filter(({ label }) => gradeIsOffered(label))
        .flatMap((grade, at) =>
          Array.from({ length: ROOMS_OF_A_GRADE }, (_, door) => ({
            schoolId,
            gradeId: grade.id,
            name: String(100 * (1 + Math.floor(at / 2)) + 10 * (at % 2) + door + 1),
          })),
        ),
    )
    .map((room, at) => ({ ...room, id: at + 1 }));

export const roomRows = (schools: readonly School[]): Row[] =>
  roomsOf(schools).map(({ id, schoolId, name }) => ({
    id,
    destination_id: schoolId,
    name,
    position: Number(name),
  }));

/** Tells the room of a child by its grade and its number; null for the few who are new. */
export function seatsAt(
  schools: readonly School[],
): (gradeId: number, luncherId: number) => number | null {
  const rooms = Map.groupBy(roomsOf(schools), ({ gradeId }) => gradeId);
  return (gradeId, luncherId) =>
    luncherId % WITHOUT_ROOM === 0
      ? null
      : (rooms.get(gradeId)?.[luncherId % ROOMS_OF_A_GRADE]?.id ?? null);
}

/** Seats children in the rooms of their grades. */
export function seated(schools: readonly School[], lunchers: readonly Row[]): Row[] {
  const seatOf = seatsAt(schools);
  return lunchers.map((row) => ({ ...row, room_id: seatOf(Number(row.grade_id), Number(row.id)) }));
}

const PERIODS = {
  Lower: { name: 'Early lunch', starts_at: '11:10', ends_at: '11:40' },
  Upper: { name: 'Late lunch', starts_at: '11:50', ends_at: '12:20' },
} as const;

export const lunchPeriodRows = (schools: readonly School[]): Row[] =>
  schools.flatMap(({ id }) =>
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
export const schoolContactRows = (schools: readonly School[]): Row[] =>
  schools.flatMap(({ id, name }, at) => {
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
        phone: `+1${at < 3 ? '404' : '615'}55502${String(at % 100).padStart(2, '0')}`,
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
