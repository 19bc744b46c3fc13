/** A stretch of what is scrolled, in px from the first thing that moves. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** The part of the window that fixed rows or columns cover. */
  readonly covered: number;
}

/** The offset nearest to this one at which a window of this size shows the stretch; its begin where it is too long. */
export function scrolledTo({ from, to, covered }: Stretch, offset: number, size: number): number {
  const last = to - (size - covered);
  return Math.min(from, Math.max(offset, last));
}
