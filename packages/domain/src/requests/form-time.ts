import type { Instant } from '../time/index.ts';

/**
 * The shortest time of filling a form, in milliseconds: nobody types an address and a message
 * faster; robots do.
 */
export const SHORTEST_FILLING_MS = 3_000;
/** A page that was open for longer asks once more. */
export const LONGEST_FILLING_MS = 24 * 3_600_000;

export type FillingProblem = 'form_too_fast' | 'form_outdated';

/** Judges how long a form was before somebody; undefined where nothing is wrong. */
export function fillingProblem(shownAt: Instant, sentAt: Instant): FillingProblem | undefined {
  const filling = sentAt - shownAt;
  // Clocks of several servers differ by moments, never by a minute.
  if (filling < -60_000 || filling > LONGEST_FILLING_MS) return 'form_outdated';
  return filling < SHORTEST_FILLING_MS ? 'form_too_fast' : undefined;
}
