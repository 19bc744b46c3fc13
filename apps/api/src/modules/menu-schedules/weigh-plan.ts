import type { Planned, PlannedCell } from '@yay/contract/menu-schedules';
import type { PlainDate } from '@yay/domain/calendar';
import { OUTCOMES, type Outcome, weighCell } from '@yay/domain/menus';
import type { Queryable } from '../../platform/db/index.ts';
import { findKnown, findPlanMenus, type KnownRow, type WantedRow } from './plan.repo.ts';
import type { NewSpecial } from './specials.repo.ts';
import type { Wanted } from './wanted-cells.ts';
import { weighSpecials } from './weigh-specials.ts';

const MOST_TOLD = 300;

export interface Weighed {
  readonly planned: Planned;
  /** What is to be written. */
  readonly changes: readonly WantedRow[];
  readonly specials: readonly NewSpecial[];
}

/** What becomes of each day that is asked for, as it is at this moment. */
export async function weighPlan(
  source: Queryable,
  wanted: Wanted,
  overwrite: boolean,
): Promise<Weighed> {
  const known = new Map((await findKnown(source, wanted.cells)).map((row) => [keyOf(row), row]));
  const weighed = wanted.cells.flatMap((cell) => {
    const now = known.get(
      keyOf({ destination_id: cell.destinationId, group_name: cell.group, date: cell.date }),
    );
    if (!now) return [];
    const menu = cell.menuId === null ? undefined : wanted.menus.get(cell.menuId);
    // One that was put away meanwhile is not copied on.
    if (cell.menuId !== null && (menu === undefined || menu.archived)) return [];
    const outcome = weighCell(
      cell,
      {
        menuId: now.menu_id,
        locked: now.locked,
        closed: now.closure_name !== null,
        losing: now.losing,
      },
      overwrite,
    );
    return [{ cell, now, outcome }];
  });
  const there = await findPlanMenus(source, [
    ...new Set([...known.values()].flatMap(({ menu_id }) => menu_id ?? [])),
  ]);
  const names = new Map([...wanted.menus.values(), ...there].map(({ id, name }) => [id, name]));
  const changes = weighed.filter(({ outcome }) => CHANGING.has(outcome)).map(({ cell }) => cell);
  const told = weighed.filter(({ outcome }) => !PLAIN.has(outcome));
  const specials = await weighSpecials(source, wanted, weighed);
  const named = (id: number | null) => (id === null ? null : { id, name: names.get(id) ?? '' });
  return {
    changes,
    specials: specials.toWrite,
    planned: {
      counts: countsOf(weighed.map(({ outcome }) => outcome)),
      nothing: wanted.nothing + wanted.cells.length - weighed.length,
      gaps: [...wanted.gaps],
      cells: told
        .toSorted((a, b) => (a.cell.date < b.cell.date ? -1 : a.cell.date > b.cell.date ? 1 : 0))
        .slice(0, MOST_TOLD)
        .map(
          ({ cell, now, outcome }): PlannedCell => ({
            destination: {
              id: cell.destinationId,
              name: wanted.schools.get(cell.destinationId)?.name ?? '',
            },
            group: cell.group,
            date: cell.date,
            outcome,
            now: named(now.menu_id),
            wanted: named(cell.menuId),
            meals: now.meals,
            losing: now.losing,
            closure:
              now.closure_name === null
                ? null
                : { name: now.closure_name, reason: now.closure_reason ?? 'other' },
          }),
        ),
      cells_left_out: Math.max(0, told.length - MOST_TOLD),
      specials: specials.planned,
      extended: extendedBy(wanted, changes),
    },
  };
}

const CHANGING: ReadonlySet<Outcome> = new Set(['set', 'replaced', 'cleared']);
const PLAIN: ReadonlySet<Outcome> = new Set(['set', 'same']);

const keyOf = (row: Pick<KnownRow, 'destination_id' | 'group_name' | 'date'>) =>
  `${row.destination_id}|${row.date}|${row.group_name}`;

function countsOf(outcomes: readonly Outcome[]): Planned['counts'] {
  const counts = Object.fromEntries(OUTCOMES.map((one) => [one, 0])) as Planned['counts'];
  for (const outcome of outcomes) counts[outcome] += 1;
  return counts;
}

function extendedBy({ menus }: Wanted, changes: readonly WantedRow[]): Planned['extended'] {
  const until = new Map<number, PlainDate>();
  for (const { menuId, date } of changes) {
    if (menuId !== null && date > (until.get(menuId) ?? '')) until.set(menuId, date);
  }
  return [...until].flatMap(([id, last]) => {
    const menu = menus.get(id);
    if (menu === undefined || menu.last_day >= last) return [];
    return [{ id, name: menu.name, last_day: menu.last_day, until: last }];
  });
}
