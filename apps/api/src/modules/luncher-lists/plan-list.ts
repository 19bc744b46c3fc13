import type { ListSort, ListTab } from '@yay/contract/luncher-lists/values';
import { mayNameChildren, schoolScopeOf } from '@yay/domain/access';
import { addDays, isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { gradeIsOffered } from '@yay/domain/lunchers';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import {
  findListedSchool,
  type ListedSchoolRow,
  type ListFilter,
  type PlanRow,
  planList,
} from './luncher-lists.repo.ts';

/** The filters and the order that a reader asks a list for. */
export interface AskedList {
  readonly destination_id: number;
  readonly date?: PlainDate | undefined;
  readonly tab?: ListTab | undefined;
  readonly sort?: ListSort | undefined;
  readonly direction?: 'asc' | 'desc' | undefined;
  readonly grade_id?: number | undefined;
  readonly room_id?: number | undefined;
  readonly group?: string | undefined;
  readonly search?: string | undefined;
}

export interface ListToRead {
  readonly school: ListedSchoolRow;
  readonly filter: ListFilter;
  readonly backwards: boolean;
}

/**
 * Decides whose list it is and of which day. Who may not read the names of its children finds none, as
 * of a school that is not there.
 */
export async function openList(
  source: Queryable,
  actor: Actor,
  asked: AskedList,
): Promise<ListToRead | Refusal> {
  if (!mayNameChildren(actor)) return refuse(404, 'not_found');
  const school = await findListedSchool(source, schoolScopeOf(actor), asked.destination_id);
  if (school === undefined) return refuse(404, 'not_found');
  return listOf(school, asked);
}

/** Decides the rows of a school's list, and their order. */
export function listOf(
  school: ListedSchoolRow,
  asked: Omit<AskedList, 'destination_id'>,
): ListToRead {
  const date = asked.date ?? nextSchoolDay(school.today);
  return {
    school,
    filter: {
      schoolId: school.id,
      date,
      monday: mondayOf(date),
      validGrades: gradesOf(school).map(({ id }) => id),
      hasRooms: school.rooms.length > 0,
      tab: asked.tab ?? 'everyone',
      sort: asked.sort ?? 'name',
      gradeId: asked.grade_id ?? null,
      roomId: asked.room_id ?? null,
      group: asked.group ?? null,
      search: asked.search ?? '',
    },
    backwards: asked.direction === 'desc',
  };
}

/** The grades that a child of the school can be in. */
export const gradesOf = (school: ListedSchoolRow) =>
  school.grades.filter(({ archived, label }) => !archived && gradeIsOffered(label));

function nextSchoolDay(today: PlainDate): PlainDate {
  let day = today;
  while (!isWeekday(day)) day = addDays(day, 1);
  return day;
}

/** Finds who the list names, in its order. */
export async function planOf(source: Queryable, { filter, backwards }: ListToRead) {
  const plan = await planList(source, filter);
  return backwards ? { ...plan, ids: plan.ids.toReversed(), parts: plan.parts.toReversed() } : plan;
}

export const presentCounts = (plan: PlanRow) => ({
  everyone: plan.everyone,
  lunch: plan.lunch,
  strict: plan.strict,
  first_week: plan.first_week,
  absent: plan.absent,
  needs_you: plan.needs_you,
});
