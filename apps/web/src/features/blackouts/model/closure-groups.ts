import type { Blackout } from '@yay/contract/blackouts/calls';
import { schoolMayLift } from '@yay/domain/closures';

/** Closures that were laid together for several grades, as one line. */
export interface ClosureGroup {
  readonly key: string;
  readonly ids: readonly number[];
  readonly name: string;
  readonly reason: Blackout['reason'];
  readonly starts_on: Blackout['starts_on'];
  readonly ends_on: Blackout['ends_on'];
  readonly state: Blackout['state'];
  /** Empty: every grade. */
  readonly gradeIds: readonly number[];
  /** The number of children of its one grade; null: all. */
  readonly children: number | null;
  readonly isOfMarket: boolean;
  readonly mayLift: boolean;
  readonly orders: number;
}

export function groupClosures(closures: readonly Blackout[]): ClosureGroup[] {
  const groups = new Map<string, ClosureGroup>();
  for (const one of closures) {
    const isOfMarket = one.destination === null;
    const { name, reason, starts_on, ends_on, state } = one;
    const key =
      one.grade === null || one.batch === null
        ? String(one.id)
        : [one.batch.id, starts_on, ends_on, state].join(' ');
    const before = groups.get(key);
    groups.set(key, {
      ...{ key, name, reason, starts_on, ends_on, state, isOfMarket },
      children: one.children,
      ids: [...(before?.ids ?? []), one.id],
      gradeIds: [...(before?.gradeIds ?? []), ...(one.grade ? [one.grade.id] : [])],
      mayLift: schoolMayLift({ reason, isOfMarket }),
      orders: (before?.orders ?? 0) + one.affected_orders,
    });
  }
  return [...groups.values()];
}

/**
 * The mark of a day of the year: lunch, no lunch for anybody, none for some grades, or for some
 * children.
 */
export type DayMark = 'lunch' | 'closed' | 'some' | 'children';

export function markOf(date: string, groups: readonly ClosureGroup[]): DayMark {
  const groupsOfDay = groups.filter(
    ({ state, starts_on, ends_on }) => state !== 'lifted' && starts_on <= date && date <= ends_on,
  );
  if (groupsOfDay.some(({ gradeIds }) => gradeIds.length === 0)) return 'closed';
  if (groupsOfDay.some(({ children }) => children === null)) return 'some';
  return groupsOfDay.length > 0 ? 'children' : 'lunch';
}
