import { createHash } from 'node:crypto';
import { addDays } from '@yay/domain/calendar';
import { type Instant, toIso } from '@yay/domain/time';
import type { Row } from '../lib/insert-rows.ts';
import { type Blackout, isClosed } from './blackouts.ts';
import type { Family } from './families.ts';
import { gradeOf, schoolNamed } from './places.ts';
import { signInId } from './staff.ts';
import { dayOfWeek, type Weeks } from './weeks.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Nobody has these links: what is told once was told to a teacher who is not there. */
const hashOf = (teacher: string): string =>
  `\\x${createHash('sha256').update(`demo link of ${teacher}`).digest('hex')}`;

export const tripLinkRows = (weeks: Weeks, now: Instant): Row[] =>
  [
    { id: 1, teacher: 'Amrita Rao', days: 200, revoked_at: null },
    { id: 2, teacher: 'Jon Beckett', days: 120, revoked_at: toIso((now - DAY) as Instant) },
  ].map(({ days, ...link }) => ({
    ...link,
    destination_id: schoolNamed('Maplewood Elementary').id,
    token_hash: hashOf(link.teacher),
    ends_on: addDays(weeks.thisMonday, days),
    created_by: signInId('school@demo.test'),
    created_at: toIso((now - 30 * DAY) as Instant),
  }));

/** Two that wait for their answer, one of them of some children, and one that was declined. */
export function classTripRows(
  {
    weeks,
    blackouts,
    families,
  }: {
    readonly weeks: Weeks;
    readonly blackouts: readonly Blackout[];
    readonly families: readonly Family[];
  },
  now: Instant,
): Row[] {
  const school = schoolNamed('Maplewood Elementary');
  const grade = gradeOf(school, 'Grade 2');
  const days = [1, 2].flatMap((week) => [5, 4, 3].map((day) => dayOfWeek(weeks, week, day)));
  const open = days.filter((date) => !isClosed(blackouts, school, grade.id, date));
  const [date, other, third] = open;
  const trip = {
    link_id: 1,
    destination_id: school.id,
    note: '',
    email: null,
    locale: 'en',
    answer: '',
    decided_by: null,
    decided_at: null,
    batch_id: null,
    children: null,
    names: null,
  };
  const names = families
    .flatMap(({ lunchers }) => lunchers)
    .filter((luncher) => luncher.school.id === school.id && luncher.grade.id === grade.id)
    .slice(0, 2)
    .map(({ first, last }) => `${first} ${last}`);
  return [
    ...(date
      ? [
          {
            ...trip,
            id: 1,
            grade_id: grade.id,
            date,
            place: 'Adventure Science Center',
            note: 'We leave at 9 and eat at the museum. Lunch there is paid by the PTA.',
            state: 'waiting',
            created_at: toIso((now - 2 * HOUR) as Instant),
          },
        ]
      : []),
    ...(third && names.length > 0
      ? [
          {
            ...trip,
            id: 3,
            grade_id: grade.id,
            date: third,
            place: 'Spelling bee',
            state: 'waiting',
            children: names.length,
            names,
            created_at: toIso((now - HOUR) as Instant),
          },
        ]
      : []),
    ...(other
      ? [
          {
            ...trip,
            id: 2,
            grade_id: grade.id,
            date: other,
            place: 'City zoo',
            state: 'declined',
            answer: 'There are tests on that day. Would the week after do?',
            decided_by: signInId('school@demo.test'),
            decided_at: toIso((now - DAY) as Instant),
            created_at: toIso((now - 2 * DAY) as Instant),
          },
        ]
      : []),
  ];
}
