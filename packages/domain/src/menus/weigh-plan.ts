import type { PlainDate } from '../calendar/index.ts';
import {
  type KnownCell,
  OUTCOMES,
  type Outcome,
  type WantedCell,
  weighCell,
} from './weigh-cell.ts';

/** One day of a grade group that a plan wants to eat by a menu, or by none. */
export interface PlanCell extends WantedCell {
  readonly date: PlainDate;
}

export interface PlanMenu {
  readonly archived: boolean;
  readonly lastDay: PlainDate;
}

export interface WeighedCell<Cell extends PlanCell, Known extends KnownCell> {
  readonly cell: Cell;
  readonly known: Known;
  readonly outcome: Outcome;
}

export interface WeighedPlan<Cell extends PlanCell, Known extends KnownCell> {
  /** The cells without those of places that no longer exist, and of menus that are archived. */
  readonly weighed: readonly WeighedCell<Cell, Known>[];
  readonly counts: Readonly<Record<Outcome, number>>;
  /** The cells to write. */
  readonly changes: readonly Cell[];
  /** The menus that the plan makes longer, with their new last day. */
  readonly extended: readonly { readonly menuId: number; readonly until: PlainDate }[];
}

const CHANGING: ReadonlySet<Outcome> = new Set(['set', 'replaced', 'cleared']);

/** Weighs every cell of a plan against the schedule as it is, and sums up what the plan changes. */
export function weighPlan<Cell extends PlanCell, Known extends KnownCell>(plan: {
  readonly cells: readonly Cell[];
  readonly knownOf: (cell: Cell) => Known | undefined;
  /** The menus that the cells name; one that is missing counts as archived. */
  readonly menus: ReadonlyMap<number, PlanMenu>;
  /** Another menu may be replaced where no order loses anything. */
  readonly overwrite: boolean;
}): WeighedPlan<Cell, Known> {
  const isArchived = ({ menuId }: Cell) =>
    menuId !== null && (plan.menus.get(menuId)?.archived ?? true);
  const weighed = plan.cells.flatMap((cell) => {
    const known = plan.knownOf(cell);
    if (!known || isArchived(cell)) return [];
    return [{ cell, known, outcome: weighCell(cell, known, plan.overwrite) }];
  });
  const changes = weighed.filter(({ outcome }) => CHANGING.has(outcome)).map(({ cell }) => cell);
  const counts = Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<
    Outcome,
    number
  >;
  for (const { outcome } of weighed) counts[outcome] += 1;
  return { weighed, counts, changes, extended: extendedBy(changes, plan.menus) };
}

function extendedBy(
  changes: readonly PlanCell[],
  menus: ReadonlyMap<number, PlanMenu>,
): WeighedPlan<PlanCell, KnownCell>['extended'] {
  const until = new Map<number, PlainDate>();
  for (const { menuId, date } of changes) {
    if (menuId !== null && date > (until.get(menuId) ?? '')) until.set(menuId, date);
  }
  return [...until].flatMap(([menuId, last]) => {
    const menu = menus.get(menuId);
    return menu === undefined || menu.lastDay >= last ? [] : [{ menuId, until: last }];
  });
}
