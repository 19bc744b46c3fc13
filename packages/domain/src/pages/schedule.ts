import type { Instant } from '../time/index.ts';

export interface ScheduleProblem {
  readonly field: 'from' | 'until';
  readonly code: 'schedule_over' | 'schedule_ends_first';
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
  if (from <= now) return { field: 'from', code: 'schedule_over' };
  if (until !== null && until <= from) return { field: 'until', code: 'schedule_ends_first' };
  return null;
}
