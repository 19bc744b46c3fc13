import type { MonthProposal } from '@yay/contract/menu-schedules/month';
import {
  addDays,
  monthDates,
  monthOf,
  type PlainDate,
  plainDate,
  WEEKDAYS,
} from '@yay/domain/calendar';
import { monthToPlan, openDaysBefore, usualMenus } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import { findServedMenus, type ServedMenuRow } from './month.repo.ts';
import { findScope } from './scope.repo.ts';

/**
 * The days for which a weekday's menu is looked up in the past: a summer's break is longer than a
 * month.
 */
const DAYS_BACK = 120;

/** Proposes a menu for each weekday and grade group of a school in a month; nothing is changed. */
export async function proposeMonth(
  source: Queryable,
  query: { readonly destination_id: number; readonly month?: PlainDate | undefined },
): Promise<MonthProposal | Refusal> {
  const { destination_id: id } = query;
  const scope = await findScope(source, { marketId: null, destinationIds: [id] });
  const school = scope.schools.find((one) => one.id === id);
  if (school === undefined) {
    return refuse(422, 'invalid', { destination_id: ['unknown_destination'] });
  }
  const { today, groups } = scope;
  const start = query.month ?? today;
  const back = addDays(start < today ? start : today, -DAYS_BACK);
  const rows = await findServedMenus(source, id, back);
  const known = rows.filter((row) => groups.some(({ name }) => name === row.group_name));
  const served = known.map((row) => ({
    group: row.group_name,
    date: row.date,
    menuId: row.menu_id,
  }));
  const month = query.month ? monthOf(query.month) : monthToPlan(served, groups.length, today);
  const dates = [
    ...openDaysBefore(served, month, today),
    ...monthDates(month).filter((date) => date > today),
  ];
  const first = plainDate(`${month}-01`);
  const shown = new Set(dates);
  const usual = usualMenus(served, first);
  const names = menuNames(rows);
  return {
    destination: { id, name: school.name },
    month: first,
    dates,
    cells: dates.length * groups.length,
    planned: served.filter(({ date }) => shown.has(date)).length,
    groups: groups.map((group) => ({
      ...group,
      weekdays: WEEKDAYS.map((weekday) => {
        const usualMenu = usual.find((one) => one.group === group.name && one.weekday === weekday);
        if (usualMenu === undefined) return { weekday, menu: null, from: null };
        const { menuId, from } = usualMenu;
        return { weekday, menu: { id: menuId, name: names.get(menuId) ?? '' }, from };
      }),
    })),
  };
}

const menuNames = (rows: readonly ServedMenuRow[]): ReadonlyMap<number, string> =>
  new Map(rows.map(({ menu_id, menu_name }) => [menu_id, menu_name]));
