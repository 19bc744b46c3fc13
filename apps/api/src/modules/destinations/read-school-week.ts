import type { SchoolWeek } from '@yay/contract/destinations/calls';
import { schoolScopeOf } from '@yay/domain/access';
import { isWeekday, mondayOf, type PlainDate, weekDates } from '@yay/domain/calendar';
import { dateIn, instant, toIso, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import { presentDestination } from './destinations.present.ts';
import { countByGrade, findDestination, findSchoolDays, readNow } from './destinations.repo.ts';
import { currentWeek, schoolWeek } from './school-week.ts';

/** A school's week, in five statements whatever its size. A date of no week is the current one. */
export async function readSchoolWeek(
  source: Queryable,
  actor: Actor,
  asked: { readonly destinationId: number; readonly mondayOfWeek: PlainDate | undefined },
): Promise<{ data: SchoolWeek } | Refusal> {
  const row = await findDestination(source, schoolScopeOf(actor), asked.destinationId);
  if (row === undefined) return refuse(404, 'not_found');

  const place = zone(row.timezone);
  const now = instant(await readNow(source));
  const { mondayOfWeek: wanted } = asked;
  const monday =
    wanted !== undefined && isWeekday(wanted) ? mondayOf(wanted) : currentWeek(now, place);
  const dates = weekDates(monday);
  const days = await findSchoolDays(source, row.id, dates, actor.locale);
  const grades = await countByGrade(source, row.id, dates);
  const week = schoolWeek({ now, zone: place, times: await orderTimes(source), days, grades });
  return {
    data: {
      destination: presentDestination(row),
      mondayOfWeek: monday,
      today: dateIn(place, now),
      server_now: toIso(now),
      days: week.days.map((day) => ({
        date: day.date,
        lunches: day.lunches,
        has_menu: day.hasMenu,
        final: day.final,
        order_until: day.orderUntil === null ? null : toIso(day.orderUntil),
        closures: day.closures,
      })),
      grades: week.grades.map(({ id, label, lunches }) => ({ grade_id: id, label, lunches })),
      next_cut_off: week.nextCutOff && {
        at: toIso(week.nextCutOff.at),
        dates: week.nextCutOff.dates,
      },
    },
  };
}
