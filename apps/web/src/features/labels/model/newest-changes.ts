import type { LabelBoard, LabelPrint } from '@yay/contract/labels/calls';

/** The labels of what changed that were made last, until all labels of their day are made anew. */
export function newestChanges({ prints, since }: LabelBoard): LabelPrint | undefined {
  const date = prints.find(({ id }) => id === since?.print_id)?.date;
  const newest = prints.find((print) => print.date === date && print.kind === 'student');
  return newest?.since === null ? undefined : newest;
}
