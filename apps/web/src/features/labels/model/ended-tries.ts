import type { LabelPrint } from '@yay/contract/labels/calls';
import { isBeingMade } from '../api/labels-query.ts';

/** Returns how the prints that somebody asked for have ended; one that is still made is left out. */
export function endedTries(
  asked: readonly number[],
  prints: readonly LabelPrint[],
): Pick<LabelPrint, 'id' | 'status'>[] {
  return prints
    .filter((print) => asked.includes(print.id) && !isBeingMade(print))
    .map(({ id, status }) => ({ id, status }));
}
