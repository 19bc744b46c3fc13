/** A stretch of what is scrolled, in px from the first thing that moves. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
  /** How much of the window is covered by what does not move. */
  readonly covered: number;
}

/** The offset nearest to this one at which a window of this size shows the stretch; its begin where it is too long. */
export function scrolledTo({ from, to, covered }: Stretch, offset: number, size: number): number {
  const last = to - (size - covered);
  return Math.min(from, Math.max(offset, last));
}
