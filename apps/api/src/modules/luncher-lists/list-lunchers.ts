import type { LuncherList, LuncherSheet } from '@yay/contract/luncher-lists/calls';
import { type PlainDate, weekDates } from '@yay/domain/calendar';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { presentListed } from './luncher-lists.present.ts';
import { closedDays, readListed, readWeekMeals } from './luncher-lists.repo.ts';
import {
  type AskedList,
  gradesOf,
  type ListToRead,
  openList,
  planOf,
  presentCounts,
} from './plan-list.ts';

const PER_PAGE = 50;

/**
 * Lists one page of a school's children with their lunches, in four statements whatever its size; with
 * the meals of their week in five.
 */
export async function listLunchers(
  source: Queryable,
  actor: Actor,
  asked: AskedList & {
    readonly page?: number | undefined;
    readonly span?: 'day' | 'week' | undefined;
  },
): Promise<LuncherList | Refusal> {
  const list = await openList(source, actor, asked);
  if (isRefusal(list)) return list;
  const { school, filter } = list;
  const plan = await planOf(source, list);
  const page = asked.page ?? 1;
  const ids = plan.ids.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const rows = await readListed(source, { ...filter, id: school.id }, ids);
  const week = weekDates(filter.monday);
  const closed = new Set(
    (await closedDays(source, school.id, week)).map((day) =>
      [day.grade_id, day.luncher_id ?? 'all', day.date].join(' '),
    ),
  );
  const mealsOf = asked.span === 'week' ? await mealsOfWeek(source, list, ids) : undefined;
  return {
    data: rows.map((row) => ({
      ...presentListed(row, list),
      ...(mealsOf && { week_meals: week.map((date) => mealsOf(row.id, date)) }),
      week: week.map((date) => {
        if (row.eats_on.includes(date)) return 'lunch' as const;
        const isClosed = ['all', row.id].some((who) =>
          closed.has([row.grade_id, who, date].join(' ')),
        );
        return isClosed ? ('closed' as const) : ('none' as const);
      }),
    })),
    total: plan.ids.length,
    per_page: PER_PAGE,
    current_page: page,
    last_page: Math.max(1, Math.ceil(plan.ids.length / PER_PAGE)),
    date: filter.date,
    today: school.today,
    counts: presentCounts(plan),
    meals: plan.meals,
    grades: gradesOf(school).map(({ id, label, group }) => ({ id, label, group })),
    rooms: school.rooms,
    periods: school.periods,
  };
}

/** Returns a function that names a child's meals of a day. */
async function mealsOfWeek(source: Queryable, list: ListToRead, ids: readonly number[]) {
  const { school, filter } = list;
  const rows = await readWeekMeals(source, { id: school.id, monday: filter.monday }, ids);
  const known = new Map(rows.map((row) => [`${row.luncher_id} ${row.date}`, row.meals]));
  return (id: number, date: PlainDate) => known.get(`${id} ${date}`) ?? [];
}

/** Reads the whole list of a date at once, for the sheet that a browser prints. */
export async function readSheet(
  source: Queryable,
  actor: Actor,
  asked: AskedList,
): Promise<{ data: LuncherSheet } | Refusal> {
  const list = await openList(source, actor, asked);
  if (isRefusal(list)) return list;
  const { school, filter } = list;
  const plan = await planOf(source, list);
  const rows = await readListed(source, { ...filter, id: school.id }, plan.ids);
  return {
    data: {
      date: filter.date,
      today: school.today,
      counts: presentCounts(plan),
      meals: plan.meals,
      rows: rows.map((row) => presentListed(row, list)),
    },
  };
}
