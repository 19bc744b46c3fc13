import type { MenuSchedule, ScheduleDay } from '@yay/contract/menu-schedules/calls';
import { ALLERGENS } from '@yay/domain/allergy';
import { addDays, type PlainDate, weekDates } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import {
  type DayClosureRow,
  type DayMenuRow,
  findDayClosures,
  findDayMenus,
  findDaySpecials,
  findLockedDays,
  findShownMenus,
  type SpecialRow,
} from './schedule.repo.ts';
import { findScope } from './scope.repo.ts';

const USUAL_WEEKS = 4;

export interface ScheduleQuery {
  readonly market_id?: number | undefined;
  readonly destination_ids?: readonly number[] | undefined;
  readonly group?: string | undefined;
  readonly menu_id?: number | undefined;
  readonly monday: PlainDate;
  readonly weeks?: number | undefined;
}

/** Weeks of a market or of some of its schools, as one grade group eats: always the same few statements. */
export async function readSchedule(db: Db, query: ScheduleQuery): Promise<MenuSchedule> {
  const { destination_ids: asked = null, menu_id: only = null } = query;
  const { market_id, ...scope } = await findScope(db, {
    marketId: query.market_id ?? null,
    destinationIds: asked,
  });
  const group = scope.groups.find(({ name }) => name === query.group) ?? scope.groups[0];
  const ids = scope.schools.map(({ id }) => id).filter((id) => asked?.includes(id) ?? true);
  const base = { ...scope, market_id, group: group?.name ?? null, shown: ids.length };
  if (group === undefined) return { ...base, days: [], menus: [] };

  const { monday, weeks = USUAL_WEEKS } = query;
  const shown = {
    destinationIds: ids,
    group: group.name,
    start: monday,
    end: addDays(monday, weeks * 7 - 3),
  };
  const [menus, closures, specials, locked] = await Promise.all([
    findDayMenus(db, shown),
    findDayClosures(db, shown),
    findDaySpecials(db, shown),
    findLockedDays(db, shown),
  ]);
  const rows = only === null ? menus : menus.filter(({ menu_id }) => menu_id === only);
  const named = new Set(rows.flatMap(({ menu_id }) => (menu_id === null ? [] : [menu_id])));
  const dates = Array.from({ length: weeks }, (_, week) => addDays(monday, week * 7)).flatMap(
    weekDates,
  );
  const parts = { rows, closures, specials, locked, schools: ids.length };
  return {
    ...base,
    days: dates.map((date) => dayOf(date, parts)),
    menus: await findShownMenus(db, [...named], ALLERGENS),
  };
}

function dayOf(
  date: PlainDate,
  parts: {
    readonly rows: readonly DayMenuRow[];
    readonly closures: readonly DayClosureRow[];
    readonly specials: readonly SpecialRow[];
    readonly locked: ReadonlySet<PlainDate>;
    readonly schools: number;
  },
): ScheduleDay {
  const rows = parts.rows.filter((row) => row.date === date);
  const closures = parts.closures.filter((row) => row.date === date);
  const specials = parts.specials.filter((row) => row.date === date);
  const closed = closures.reduce((sum, { schools }) => sum + schools, 0);
  const served = rows.reduce((sum, { menu_id, schools }) => (menu_id ? sum + schools : sum), 0);
  return {
    date,
    locked: parts.locked.has(date),
    meals: rows.reduce((sum, { meals }) => sum + meals, 0),
    without: Math.max(0, parts.schools - served - closed),
    closed: parts.schools > 0 && closed >= parts.schools,
    closures: closures.map(({ name, reason, schools }) => ({ name, reason, schools })),
    menus: rows.flatMap(({ menu_id, schools, meals }) =>
      menu_id === null
        ? []
        : [
            {
              id: menu_id,
              schools,
              meals,
              specials: specials
                .filter((special) => special.menu_id === menu_id)
                .map(({ item_id, name, schools: at }) => ({ item_id, name, schools: at })),
            },
          ],
    ),
  };
}
