import type { proposeTrip as contract, TeachersTrips } from '@yay/contract/class-trips/calls';
import { addDays, daysBetween, isWeekday, type PlainDate } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { slugWithId } from '@yay/domain/text';
import { instant, toIso, zone } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import {
  type FieldErrors,
  isRefusal,
  type Locale,
  type Origin,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import { tokenHash } from '../identity/index.ts';
import type { LettersToMany } from '../letters/index.ts';
import { orderRules } from '../settings/index.ts';
import {
  contactsToTell,
  type DayRow,
  daysOf,
  gradesOf,
  insertTrip,
  lockTrip,
  placeIn,
  type TripRow,
  tripsOfLink,
  withdrawRow,
} from './class-trips.repo.ts';
import { ASKED_BY_LINK, OPENED_BY_ADDRESS } from './trip-limits.ts';
import { type OpenLink, openLink } from './trip-links.repo.ts';
import { lockOf } from './trip-times.ts';

/** Weeks that are offered; a later day comes into reach in time. */
const WEEKS = 8;

/** The teacher at the other end of a link, who has no account. */
interface Caller {
  readonly origin: Origin;
  readonly locale: Locale;
}

export interface TeacherParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly letters: LettersToMany;
}

async function admit(
  { db, limits }: TeacherParts,
  token: string,
  origin: Origin,
): Promise<OpenLink | Refusal> {
  const spent = await limits.spend(OPENED_BY_ADDRESS, origin.ip ?? '');
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  return (await openLink(db, tokenHash(token))) ?? refuse(422, 'trip_link_over');
}

/** Opens a teacher's link: counts by day and grade, without the name of any child. */
export async function openTeachersLink(
  parts: TeacherParts,
  token: string,
  caller: Caller,
): Promise<{ data: TeachersTrips } | Refusal> {
  const link = await admit(parts, token, caller.origin);
  return isRefusal(link) ? link : { data: await presentLink(parts.db, link, caller.locale) };
}

async function presentLink(
  source: Queryable,
  link: OpenLink,
  locale: Locale,
): Promise<TeachersTrips> {
  const { school } = link;
  const rules = await orderRules(source);
  const grades = (await gradesOf(source, school.id)).filter(({ label }) => gradeIsOffered(label));
  const dates = datesFrom(school.today, link.endsOn);
  const days = await daysOf(source, school.id, dates);
  const present = (trip: TripRow): TeachersTrips['trips'][number] => ({
    id: trip.id,
    date: trip.date,
    grade: trip.grade,
    place: placeIn(locale, trip),
    state: trip.state,
    answer: trip.answer,
    children: trip.children,
    lunches: trip.lunches,
    ...lockOf(trip, school.timezone, rules).out,
    asked_at: toIso(instant(trip.created_at)),
  });
  return {
    school: school.name,
    timezone: school.timezone,
    teacher: link.teacher,
    ends_on: link.endsOn,
    today: school.today,
    grades,
    days: days.map((day) => {
      const isLocked = lockOf({ ...day, is_day_locked: day.is_locked }, school.timezone, rules).out
        .is_locked;
      const isShut = grades.length > 0 && grades.every(({ id }) => day.closed_grades.includes(id));
      return {
        date: day.date,
        state: isShut ? 'closed' : isLocked ? 'locked' : 'open',
        taken: grades.flatMap(({ id }) => takenBy(day, id)),
        lunches: day.lunches.filter(({ grade_id: id }) => grades.some((one) => one.id === id)),
      };
    }),
    trips: (await tripsOfLink(source, link.linkId)).map(present),
  };
}

const takenBy = (day: DayRow, id: number): { grade_id: number; by: 'closure' | 'trip' }[] => {
  if (day.closed_grades.includes(id)) return [{ grade_id: id, by: 'closure' }];
  return day.asked_grades.includes(id) ? [{ grade_id: id, by: 'trip' }] : [];
};

/** School days from today, as far as the link and the weeks on offer reach. */
const datesFrom = (today: PlainDate, endsOn: PlainDate): PlainDate[] =>
  Array.from({ length: WEEKS * 7 }, (_, index) => addDays(today, index)).filter(
    (date) => isWeekday(date) && date <= endsOn,
  );

type Proposal = z.output<typeof contract.body & {}>;

/** Asks the office. Nothing is closed by it; the same question again is the one that waits. */
export async function proposeTrip(
  parts: TeacherParts,
  { token, ...asked }: Proposal,
  caller: Caller,
): Promise<{ data: TeachersTrips } | Refusal> {
  const link = await admit(parts, token, caller.origin);
  if (isRefusal(link)) return link;
  const before = (await tripsOfLink(parts.db, link.linkId)).find(
    (trip) =>
      trip.state === 'waiting' &&
      trip.grade_id === asked.grade_id &&
      trip.date === asked.date &&
      JSON.stringify(trip.names) === JSON.stringify(asked.children),
  );
  if (before === undefined) {
    const spent = await parts.limits.spend(ASKED_BY_LINK, String(link.linkId));
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
    const refused = await parts.db.tx((tx) => ask(tx, parts, link, asked, caller));
    if (refused !== null) return refused;
  }
  return { data: await presentLink(parts.db, link, caller.locale) };
}

async function ask(
  tx: Tx,
  { letters }: TeacherParts,
  { linkId, teacher, endsOn, school }: OpenLink,
  asked: Omit<Proposal, 'token'>,
  { origin, locale }: Caller,
): Promise<Refusal | null> {
  const invalid = (errors: FieldErrors) => refuse(422, 'invalid', errors);
  const grade = (await gradesOf(tx, school.id)).find(
    ({ id, label }) => id === asked.grade_id && gradeIsOffered(label),
  );
  if (grade === undefined) return invalid({ grade_id: ['unknown_grade'] });
  const { date } = asked;
  if (date < school.today) return invalid({ date: ['in_the_past'] });
  if (!isWeekday(date)) return invalid({ date: ['not_a_weekday'] });
  if (date > endsOn || daysBetween(school.today, date) >= WEEKS * 7) {
    return invalid({ date: ['trip_too_far'] });
  }
  const [day] = await daysOf(tx, school.id, [date]);
  const lock = lockOf(
    { date, is_day_locked: day?.is_locked ?? false },
    school.timezone,
    await orderRules(tx),
  );
  if (lock.out.is_locked) return invalid({ date: ['trip_day_locked'] });
  if (day?.closed_grades.includes(grade.id)) return invalid({ date: ['trip_day_closed'] });
  const id = await insertTrip(tx, {
    linkId,
    schoolId: school.id,
    gradeId: grade.id,
    date,
    place: asked.place,
    note: asked.note,
    email: asked.email || null,
    locale,
    names: asked.children,
  });
  if (id === undefined) return invalid({ date: ['trip_asked_already'] });
  await record(
    tx,
    { userId: null, impersonatorId: null, origin },
    {
      action: 'class_trip.asked',
      subject: { type: 'class_trip', id, label: `${school.name}, ${grade.label}` },
      after: { date },
    },
  );
  const data = {
    teacher,
    grade: grade.label,
    children: asked.children?.length ?? null,
    date,
    place: asked.place,
    until: lock.at,
    zone: zone(school.timezone),
    path: `/schools/${slugWithId(school.name, school.id)}/trips/${id}` as const,
  };
  await letters.postAll(
    tx,
    'trip_asked',
    (await contactsToTell(tx, school.id)).map(({ email, locale }) => ({
      to: { userId: null, email, locale },
      data,
    })),
  );
  return null;
}

/** Takes a question back as long as nobody has answered it. */
export async function withdrawTrip(
  parts: TeacherParts,
  { token, trip: id }: { readonly token: string; readonly trip: number },
  { origin, locale }: Caller,
): Promise<{ data: TeachersTrips } | Refusal> {
  const link = await admit(parts, token, origin);
  if (isRefusal(link)) return link;
  const refused = await parts.db.tx(async (tx): Promise<Refusal | null> => {
    await lockTrip(tx, id);
    const trip = (await tripsOfLink(tx, link.linkId)).find((one) => one.id === id);
    if (trip === undefined) return refuse(404, 'not_found');
    if (trip.state !== 'waiting') return refuse(409, 'trip_answered');
    await withdrawRow(tx, id);
    await record(
      tx,
      { userId: null, impersonatorId: null, origin },
      {
        action: 'class_trip.withdrawn',
        subject: { type: 'class_trip', id, label: `${link.school.name}, ${trip.grade}` },
      },
    );
    return null;
  });
  return refused ?? { data: await presentLink(parts.db, link, locale) };
}
