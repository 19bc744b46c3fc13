import type { LabelBoard } from '@yay/contract/labels/calls';
import { foldTries, type ShownPrint } from './fold-tries.ts';

/** The labels of what changed that were made last, until all labels of their day are made anew. */
export function newestChanges({ prints, since }: LabelBoard): ShownPrint | undefined {
  const date = prints.find(({ id }) => id === since?.print_id)?.date;
  const newest = foldTries(prints).find(
    ({ print }) => print.date === date && print.kind === 'student',
  );
  return newest?.print.since === null ? undefined : newest;
}

/** The labels of today's shelf that were made last. */
export const newestShelf = ({ prints, today }: LabelBoard): ShownPrint | undefined =>
  foldTries(prints).find(({ print }) => print.kind === 'grab_and_go' && print.date === today);
