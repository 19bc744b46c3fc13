import type { Instant } from '../time/index.ts';

export interface ScheduleProblem {
  readonly field: 'from' | 'until';
  readonly code: 'in_the_past' | 'ends_before_start';
}

/** Returns the reason why a version can't be scheduled for a time; null where it can. */
export function scheduleProblem({
  now,
  from,
  until,
}: {
  readonly now: Instant;
  readonly from: Instant;
  readonly until: Instant | null;
}): ScheduleProblem | null {
  if (from <= now) return { field: 'from', code: 'in_the_past' };
  if (until !== null && until <= from) return { field: 'until', code: 'ends_before_start' };
  return null;
}
