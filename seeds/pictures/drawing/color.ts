const WHITE = '#ffffff';
const DARK = '#3a1d0c';

const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The color between two, `part` of the way from the first to the second. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, at) =>
    Math.round(value + ((end[at] ?? value) - value) * part),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighter = (color: string, part: number): string => mix(color, WHITE, part);
/** Darker the way food gets darker: towards brown, never grey. */
export const darker = (color: string, part: number): string => mix(color, DARK, part);
