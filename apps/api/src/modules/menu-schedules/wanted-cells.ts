import type { SchedulePlan } from '@yay/contract/menu-schedules/calls';
import { isWeekday, type PlainDate, weekday } from '@yay/domain/calendar';
import { type CopyGap, copyGaps, copyPairs } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import {
  findPlanMenus,
  findPlanSchools,
  findServed,
  type PlanMenuRow,
  type PlanSchool,
  type WantedRow,
} from './plan.repo.ts';

const MOST_CELLS = 30_000;

export interface Wanted {
  readonly cells: readonly WantedRow[];
  /** Days with nothing to copy. */
  readonly nothing: number;
  /** Days of months that the other month has no day for. */
  readonly gaps: readonly CopyGap[];
  readonly schools: ReadonlyMap<number, PlanSchool>;
  readonly menus: ReadonlyMap<number, PlanMenuRow>;
}

/**
 * Returns the cells of a plan, day by day; refused where it names a school or menu that does not
 * exist.
 */
export async function wantedCells(
  source: Queryable,
  plan: SchedulePlan,
): Promise<Wanted | Refusal> {
  const schools = await findPlanSchools(source, plan.destination_ids);
  if (schools.length < new Set(plan.destination_ids).size) {
    return refuse(422, 'invalid', { 'plan.destination_ids': ['unknown_destination'] });
  }
  const places = schools.flatMap((school) =>
    school.groups
      .filter((group) => plan.groups.includes(group))
      .map((group) => ({ destinationId: school.id, group })),
  );
  if (places.length === 0) return refuse(422, 'invalid', { 'plan.groups': ['unknown_group'] });
  const dates = datesOf(plan);
  if (isBad(dates)) return refuse(422, 'invalid', dates);
  if (places.length * dates.length > MOST_CELLS) {
    return refuse(422, 'invalid', { 'plan.destination_ids': ['too_many'] });
  }
  const { cells, nothing, gaps } = await cellsOf(source, plan, places, dates);
  const ids = namedMenus(plan) ?? cells.flatMap(({ menuId }) => menuId ?? []);
  const menus = await findPlanMenus(source, [...new Set(ids)]);
  const wrong = wrongMenus(plan, menus);
  if (wrong) return wrong;
  return {
    cells,
    nothing,
    gaps,
    schools: new Map(schools.map((school) => [school.id, school])),
    menus: new Map(menus.map((menu) => [menu.id, menu])),
  };
}

type Place = { readonly destinationId: number; readonly group: string };
type DatePair = { readonly from: PlainDate | null; readonly to: PlainDate };
type BadDates = Readonly<Record<string, readonly ['not_a_weekday' | 'copied_onto_itself']>>;
const isBad = (dates: readonly DatePair[] | BadDates): dates is BadDates => !Array.isArray(dates);

function datesOf(plan: SchedulePlan): readonly DatePair[] | BadDates {
  if (plan.kind === 'copy') {
    const pairs = copyPairs(plan.unit, plan.from, plan.to);
    if (pairs.length > 0) return pairs;
    if (plan.unit === 'day' && !isWeekday(plan.from)) return { 'plan.from': ['not_a_weekday'] };
    const onWeekends = plan.unit === 'day' && !plan.to.some(isWeekday);
    return { 'plan.to': [onWeekends ? 'not_a_weekday' : 'copied_onto_itself'] };
  }
  if (!plan.dates.every(isWeekday)) return { 'plan.dates': ['not_a_weekday'] };
  return [...new Set(plan.dates)].sort().map((to) => ({ from: null, to }));
}

async function cellsOf(
  source: Queryable,
  plan: SchedulePlan,
  places: readonly Place[],
  dates: readonly DatePair[],
): Promise<Pick<Wanted, 'cells' | 'nothing' | 'gaps'>> {
  if (plan.kind === 'weekdays')
    return { cells: weekdayCells(plan, places, dates), nothing: 0, gaps: [] };
  if (plan.kind !== 'copy') {
    const menuId = plan.kind === 'assign' ? plan.menu_id : null;
    const cells = places.flatMap((place) =>
      dates.map(({ to }) => ({ ...place, date: to, menuId })),
    );
    return { cells, nothing: 0, gaps: [] };
  }
  const gaps = copyGaps(plan.unit, plan.from, plan.to);
  const lost = gaps.flatMap(({ side, date }) => (side === 'from' ? [date] : []));
  const served = await findServed(source, {
    destinationIds: [...new Set(places.map(({ destinationId }) => destinationId))],
    groups: [...new Set(places.map(({ group }) => group))],
    dates: [...new Set([...dates.flatMap(({ from }) => from ?? []), ...lost])],
  });
  const keyOf = (id: number, group: string, date: PlainDate) => `${id}|${date}|${group}`;
  const menus = new Map(
    served.map((row) => [keyOf(row.destination_id, row.group_name, row.date), row.menu_id]),
  );
  let nothing = 0;
  const cells = places.flatMap((place) =>
    dates.flatMap(({ from, to }) => {
      const menuId = from && menus.get(keyOf(place.destinationId, place.group, from));
      if (from && menuId) return [{ ...place, date: to, menuId, from }];
      nothing += 1;
      return [];
    }),
  );
  const days = new Set(served.map(({ date }) => date));
  // Of a day that nobody eats on nothing is lost.
  return {
    cells,
    nothing,
    gaps: gaps.filter(({ side, date }) => side === 'to' || days.has(date)),
  };
}

/** The menus that a plan names itself; null for one that takes them from the schedule. */
function namedMenus(plan: SchedulePlan): readonly number[] | null {
  if (plan.kind === 'assign') return [plan.menu_id];
  return plan.kind === 'weekdays' ? plan.menus.map(({ menu_id }) => menu_id) : null;
}

/** Each day of a group gets the menu of its weekday; one without a menu is left as it is. */
function weekdayCells(
  { menus }: Extract<SchedulePlan, { kind: 'weekdays' }>,
  places: readonly Place[],
  dates: readonly DatePair[],
): WantedRow[] {
  const wanted = new Map(menus.map((one) => [`${one.group} ${one.weekday}`, one.menu_id]));
  return places.flatMap((place) =>
    dates.flatMap(({ to }) => {
      const menuId = wanted.get(`${place.group} ${weekday(to)}`);
      return menuId === undefined ? [] : [{ ...place, date: to, menuId }];
    }),
  );
}

/** Refuses a plan by the first menu that it names and no day can have. */
function wrongMenus(plan: SchedulePlan, menus: readonly PlanMenuRow[]): Refusal | null {
  for (const [index, id] of (namedMenus(plan) ?? []).entries()) {
    const wrong = wrongMenu(menus.find((menu) => menu.id === id));
    const field = plan.kind === 'assign' ? 'plan.menu_id' : `plan.menus.${index}.menu_id`;
    if (wrong) return refuse(422, 'invalid', { [field]: [wrong] });
  }
  return null;
}

function wrongMenu(menu: PlanMenuRow | undefined) {
  if (menu === undefined) return 'unknown_menu';
  if (menu.archived) return 'menu_archived';
  return menu.kind === 'calendar' ? null : 'not_a_calendar_menu';
}
