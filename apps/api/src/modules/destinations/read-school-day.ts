import type { ChildAtSchool, SchoolDay } from '@yay/contract/destinations/school-day';
import { mayNameChildren, schoolScopeOf } from '@yay/domain/access';
import { sortProperties, whyNotSafe } from '@yay/domain/allergy';
import { addDays, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import { lockAt } from '@yay/domain/ordering';
import { dateIn, instant, startOfDay, toIso, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import { type ChangeRow, changesOfDay, kindOfChange } from './changes-of-day.ts';
import { presentDestination } from './destinations.present.ts';
import { findDestination, findSchoolDays, readNow } from './destinations.repo.ts';
import {
  closuresAhead,
  countMealsOfDay,
  type GradeOfDayRow,
  gradesOfDay,
  type MealOfGradeRow,
  type NewcomerRow,
  newcomersOfWeek,
  roomsOf,
  type StrictLunchRow,
  strictLunchesOfDay,
  unplacedChildren,
} from './school-day.repo.ts';

/**
 * Returns a school's day in twelve statements whatever its size. Without a date it is the day that
 * runs at the school, and on a weekend the Monday after it.
 */
export async function readSchoolDay(
  source: Queryable,
  actor: Actor,
  asked: {
    readonly destinationId: number;
    readonly date: PlainDate | undefined;
    readonly allChanges: boolean;
  },
): Promise<{ data: SchoolDay } | Refusal> {
  const school = await findDestination(source, schoolScopeOf(actor), asked.destinationId);
  if (school === undefined) return refuse(404, 'not_found');
  const place = zone(school.timezone);
  const now = instant(await readNow(source));
  const today = dateIn(place, now);
  const date = asked.date ?? schoolDayFrom(today);

  const [day] = await findSchoolDays(source, school.id, [date], actor.locale);
  const finalAt = lockAt(date, place, await orderTimes(source));
  // Once the counts are final, only later events are changes; before, those since yesterday.
  const since = finalAt <= now ? finalAt : startOfDay(addDays(today, -1), place);
  const meals = await countMealsOfDay(source, school.id, date);
  const grades = await gradesOfDay(source, school.id);
  const monday = mondayOf(date);
  const week = { monday, friday: addDays(monday, 4), date };
  const newcomers = await newcomersOfWeek(source, school.id, week);
  const unplaced = await unplacedChildren(source, school.id, date);
  const strict = await strictLunchesOfDay(source, school.id, date);
  const all = asked.allChanges;
  const changes = await changesOfDay(source, school.id, date, { since: toIso(since), all });
  const childOf = mayNameChildren(actor) ? named : nameless;
  return {
    data: {
      destination: presentDestination(school),
      date,
      today,
      server_now: toIso(now),
      has_menu: day?.has_menu ?? false,
      final: day?.locked ?? false,
      final_at: day?.locked === true || date <= today ? null : toIso(finalAt),
      closures: day?.closures ?? [],
      lunches: sum(meals),
      items: itemLines(meals),
      kitchens: kitchenLines(meals, grades),
      grades: gradeLines(grades, { meals, newcomers, strict }),
      allergies: strict.map((row) => ({
        ...childOf(row),
        ...presentStrict(row),
      })),
      newcomers: newcomers.map((row) => ({
        ...childOf(row),
        first_lunch_on: row.first_lunch_on,
      })),
      rooms: await roomsOf(source, school.id),
      unplaced: unplaced.map((row) => ({
        ...childOf(row),
        missing: row.has_grade ? 'room' : 'grade',
        has_lunch: row.has_lunch,
      })),
      unplaced_total: unplaced[0]?.total ?? 0,
      changed_since: toIso(since),
      changes_total: changes[0]?.total ?? 0,
      changes: changes.map((row) => ({ ...childOf(row), ...presentChange(row) })),
      closures_ahead: (await closuresAhead(source, school.id, date, actor.locale)).map(
        ({ is_whole: isWhole, ...row }) => ({ ...row, grades: isWhole ? null : row.grades }),
      ),
    },
  };
}

/** Returns the day itself, or the Monday after a weekend. */
export function schoolDayFrom(today: PlainDate): PlainDate {
  let date = today;
  while (!isWeekday(date)) date = addDays(date, 1);
  return date;
}

interface ChildRow {
  readonly luncher_id: number;
  readonly first: string;
  readonly last: string;
  readonly color: ChildAtSchool['color'];
  readonly grade_label: string;
  readonly room_name: string | null;
}

const nameless = (row: ChildRow): ChildAtSchool => ({
  luncher_id: row.luncher_id,
  name: null,
  color: row.color,
  grade: row.grade_label,
  room: row.room_name,
});
const named = (row: ChildRow): ChildAtSchool => ({
  ...nameless(row),
  name: `${row.first} ${row.last}`,
});

const sum = (rows: readonly { readonly lunches: number }[]): number =>
  rows.reduce((total, { lunches }) => total + lunches, 0);

/** Adds up the rows of one item or kitchen, the most lunches first. */
function together(
  rows: readonly MealOfGradeRow[],
  of: (row: MealOfGradeRow) => readonly [id: number, name: string],
): { id: number; name: string; lunches: number }[] {
  const kitchens = new Map<number, { id: number; name: string; lunches: number }>();
  for (const row of rows) {
    const [id, name] = of(row);
    const line = kitchens.get(id) ?? { id, name, lunches: 0 };
    kitchens.set(id, { ...line, lunches: line.lunches + row.lunches });
  }
  return [...kitchens.values()].toSorted((a, b) => b.lunches - a.lunches || a.id - b.id);
}

const itemLines = (meals: readonly MealOfGradeRow[]): SchoolDay['items'] =>
  together(meals, ({ item_id, item_name }) => [item_id, item_name]).map(
    ({ id, name, lunches }) => ({ item_id: id, name, lunches }),
  );

/**
 * Returns the lunches that each kitchen brings, and the time at which the first of its grades eats.
 */
function kitchenLines(
  meals: readonly MealOfGradeRow[],
  grades: readonly GradeOfDayRow[],
): SchoolDay['kitchens'] {
  return together(meals, ({ vendor_id, vendor_name }) => [vendor_id, vendor_name]).map(
    ({ id, name, lunches }) => {
      const own = meals.filter(({ vendor_id }) => vendor_id === id);
      const [first = null] = grades
        .filter((grade) => own.some(({ grade_id }) => grade_id === grade.id))
        .flatMap(({ period }) => period?.starts_at ?? [])
        .toSorted();
      return { vendor_id: id, name, lunches, needed_by: first, items: itemLines(own) };
    },
  );
}

function gradeLines(
  grades: readonly GradeOfDayRow[],
  {
    meals,
    newcomers,
    strict,
  }: {
    readonly meals: readonly MealOfGradeRow[];
    readonly newcomers: readonly NewcomerRow[];
    readonly strict: readonly StrictLunchRow[];
  },
): SchoolDay['grades'] {
  return (
    grades
      .map(({ id, label, rooms, period }) => {
        const own = meals.filter((row) => row.grade_id === id);
        return {
          grade_id: id,
          label,
          rooms,
          period,
          lunches: sum(own),
          strict: strict.filter((row) => row.grade_id === id).length,
          new: newcomers.filter((row) => row.grade_id === id && row.has_lunch).length,
        };
      })
      // The grade of those who don't know theirs shows when somebody of it eats.
      .filter(({ label, lunches }) => gradeIsOffered(label) || lunches > 0)
  );
}

function presentStrict(row: StrictLunchRow) {
  const why = whyNotSafe(row, row.parts);
  return {
    order_id: row.order_id,
    avoids: sortProperties(row.strict),
    item: row.item_name,
    unsafe: why
      ? { property: why.property, part: why.part.name, verified: why.found === 'contains' }
      : null,
  };
}

function presentChange(row: ChangeRow) {
  return {
    order_id: row.order_id,
    at: toIso(instant(row.at)),
    kind: kindOfChange(row),
    item: row.item_name,
    was: row.was,
  };
}
