import type { destinationDay } from '@yay/contract/schedule/calls';
import { offerScopeOf } from '@yay/domain/access';
import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import type { z } from 'zod';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { type DestinationDayRow, findDestinationDays } from './schedule.repo.ts';

type DestinationDay = z.input<typeof destinationDay>;

// A school year, and not a century.
const MOST_DAYS = 400;

/** Lists the days of a school; one that is not there or beyond the actor's scope has none. */
export async function listDestinationDays(
  source: Queryable,
  actor: Actor,
  query: {
    readonly destination_id: number;
    readonly start?: PlainDate | undefined;
    readonly end?: PlainDate | undefined;
    readonly date?: readonly PlainDate[] | undefined;
    readonly grade_id?: number | undefined;
  },
): Promise<{ data: DestinationDay[] } | Refusal> {
  const named = query.date?.toSorted();
  const start = query.start ?? named?.[0];
  const end = query.end ?? named?.at(-1);
  if (start === undefined || end === undefined) {
    return refuse(422, 'invalid', { start: ['required'] });
  }
  if (end < start || daysBetween(start, end) > MOST_DAYS) {
    return refuse(422, 'invalid', { end: ['invalid'] });
  }
  const rows = await findDestinationDays(source, offerScopeOf(actor), {
    destinationId: query.destination_id,
    start,
    end,
    gradeId: query.grade_id ?? null,
    // A family may not read how many of whose children go where.
    withChildren: actor.permissions.has('internal_dashboards'),
  });
  const asked = named ? rows.filter((row) => named.includes(row.date)) : rows;
  return { data: asked.map(presentDay) };
}

const presentDay = (row: DestinationDayRow): DestinationDay => ({
  id: row.id,
  destination_id: row.destination_id,
  date: row.date,
  destinationDayGrades: row.grades.map((grade) => ({
    id: grade.id,
    destination_day_id: row.id,
    destination_id: row.destination_id,
    date: row.date,
    group: grade.group_name,
    menu: grade.menu_id === null ? null : { id: grade.menu_id, name: grade.menu_name ?? '' },
    menu_id: grade.menu_id,
    menu_end: grade.menu_end,
    blackout: grade.blackout && { isActive: true, name: grade.blackout.name },
    blackout_type: grade.blackout?.type ?? null,
    blackout_reason: grade.blackout?.reason ?? null,
  })),
  closed_grades: row.closed_grades,
  specials: row.specials,
});
