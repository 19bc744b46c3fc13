import type { Planned, PlannedCell } from '@yay/contract/menu-schedules/calls';
import { type KnownCell, type Outcome, type WeighedCell, weighPlan } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import { findKnown, findPlanMenus, type KnownRow, type WantedRow } from './plan.repo.ts';
import { planSpecials } from './plan-specials.ts';
import type { NewSpecial } from './specials.repo.ts';
import type { Wanted } from './wanted-cells.ts';

const MOST_CELLS = 300;

export interface SchedulePlanned {
  readonly planned: Planned;
  /** The cells to write. */
  readonly changes: readonly WantedRow[];
  readonly specials: readonly NewSpecial[];
}

/** A day of a group as the plan finds it, with its row for the answer. */
interface KnownDay extends KnownCell {
  readonly row: KnownRow;
}
type WeighedDay = WeighedCell<WantedRow, KnownDay>;

/** Plans every day that is wanted against the schedule as it is at this moment. */
export async function planSchedule(
  source: Queryable,
  wanted: Wanted,
  overwrite: boolean,
): Promise<SchedulePlanned> {
  const rows = await findKnown(source, wanted.cells);
  const known = new Map(rows.map((row) => [keyOf(row), knownDay(row)]));
  const { weighed, counts, changes, extended } = weighPlan({
    cells: wanted.cells,
    knownOf: ({ destinationId, group, date }) =>
      known.get(keyOf({ destination_id: destinationId, group_name: group, date })),
    menus: new Map(
      [...wanted.menus].map(([id, { archived, last_day }]) => [
        id,
        { archived, lastDay: last_day },
      ]),
    ),
    overwrite,
  });
  const names = await menuNames(source, wanted, rows);
  const reported = weighed.filter(({ outcome }) => !PLAIN.has(outcome));
  const specials = await planSpecials(source, wanted, weighed);
  return {
    changes,
    specials: specials.toWrite,
    planned: {
      counts,
      nothing: wanted.nothing + wanted.cells.length - weighed.length,
      gaps: [...wanted.gaps],
      cells: reported
        .toSorted((a, b) => a.cell.date.localeCompare(b.cell.date))
        .slice(0, MOST_CELLS)
        .map((day) => presentDay(day, wanted, names)),
      cells_left_out: Math.max(0, reported.length - MOST_CELLS),
      specials: specials.planned,
      extended: extended.flatMap(({ menuId, until }) => {
        const menu = wanted.menus.get(menuId);
        return menu ? [{ id: menuId, name: menu.name, last_day: menu.last_day, until }] : [];
      }),
    },
  };
}

/** Outcomes that the answer counts without naming their days. */
const PLAIN: ReadonlySet<Outcome> = new Set(['set', 'same']);

const keyOf = (row: Pick<KnownRow, 'destination_id' | 'group_name' | 'date'>) =>
  `${row.destination_id}|${row.date}|${row.group_name}`;

const knownDay = (row: KnownRow): KnownDay => ({
  menuId: row.menu_id,
  locked: row.locked,
  closed: row.closure_name !== null,
  losing: row.losing,
  row,
});

/** Names of the menus that are wanted and of those that the days have. */
async function menuNames(
  source: Queryable,
  { menus }: Wanted,
  rows: readonly KnownRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = new Set(rows.flatMap(({ menu_id }) => menu_id ?? []));
  const present = await findPlanMenus(source, [...ids]);
  return new Map([...menus.values(), ...present].map(({ id, name }) => [id, name]));
}

function presentDay(
  { cell, known, outcome }: WeighedDay,
  { schools }: Wanted,
  names: ReadonlyMap<number, string>,
): PlannedCell {
  const menu = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  const { closure_name: closure, closure_reason: reason, meals, losing } = known.row;
  return {
    destination: { id: cell.destinationId, name: schools.get(cell.destinationId)?.name ?? '' },
    group: cell.group,
    date: cell.date,
    outcome,
    now: menu(known.menuId),
    wanted: menu(cell.menuId),
    meals,
    losing,
    closure: closure === null ? null : { name: closure, reason: reason ?? 'other' },
  };
}
