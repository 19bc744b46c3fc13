import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { TINY } from './ids.ts';

const { users, lunchers, grades, schools } = TINY;
const named = {
  parentA: ['Alma', 'Abbott', 'customer'],
  parentB: ['Boris', 'Bauer', 'customer'],
  support: ['Casey', 'Chen', 'customer_support'],
  vendor: ['Vito', 'Vega', 'vendor'],
  admin: ['Ada', 'Adeyemi', 'admin'],
} as const satisfies Record<keyof typeof users, readonly [string, string, string]>;
const keys = Object.keys(users) as (keyof typeof users)[];

export function userRows(now: Instant, passwordHash: string): Row[] {
  return keys.map((key) => ({
    ...users[key],
    first: named[key][0],
    last: named[key][1],
    password_hash: passwordHash,
    locale: 'en',
    delinquent: false,
    reboard: false,
    email_proved_at: toIso(now),
    created_at: toIso(now),
  }));
}

export const userRoleRows: Row[] = keys.map((key) => ({
  user_id: users[key].id,
  role: named[key][2],
}));

const luncher = (
  id: number,
  userId: number,
  [first, last]: readonly [string, string],
  place: { grade: number; school: number },
  rest: { color: string; tolerances?: Row },
) => ({
  id,
  user_id: userId,
  grade_id: place.grade,
  destination_id: place.school,
  first,
  last,
  color: rest.color,
  tolerances: rest.tolerances ?? {},
  are_orders_repeating: false,
});

export function luncherRows(now: Instant): Row[] {
  const { parentA, parentB } = users;
  return [
    luncher(
      lunchers.anna,
      parentA.id,
      ['Anna', 'Abbott'],
      { grade: grades.easternFourth, school: schools.eastern },
      { color: 'green', tolerances: { peanuts: 'avoid_strictly' } },
    ),
    luncher(
      lunchers.ben,
      parentA.id,
      ['Ben', 'Abbott'],
      { grade: grades.centralFirst, school: schools.central },
      { color: 'red' },
    ),
    luncher(
      lunchers.cleo,
      parentB.id,
      ['Cleo', 'Bauer'],
      { grade: grades.easternFirst, school: schools.eastern },
      { color: 'green' },
    ),
  ].map((row) => ({ ...row, created_at: toIso(now) }));
}
