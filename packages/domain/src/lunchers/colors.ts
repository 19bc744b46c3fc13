export const LUNCHER_COLORS = ['green', 'red', 'blue', 'yellow'] as const;
export type LuncherColor = (typeof LUNCHER_COLORS)[number];

/** Returns the color of a family's next luncher, in turn. */
export function nextColor(countSoFar: number): LuncherColor {
  return LUNCHER_COLORS[countSoFar % LUNCHER_COLORS.length] ?? LUNCHER_COLORS[0];
}
