import type { Pen, Style } from './pen.ts';

/** A text that stands in a box. */
export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** Leading in parts of the size. */
export const LEADING = 1.16;
/** The share of its size to which a text shrinks on one line before it takes a second one. */
const BEFORE_WRAPPING = 0.7;
const STEP = 0.95;

/**
 * Fits a text into a box: as large as it may be on one line, then on several, then smaller, until
 * all of it stands there. Nothing is ever cut.
 */
export function fitText(pen: Pen, text: string, box: Box, style: Style): Fitted {
  const one = pen.width(text, style);
  const tallest = Math.min(style.size, box.height / LEADING);
  const across = one === 0 ? tallest : Math.min(tallest, (style.size * box.width) / one);
  if (across >= style.size * BEFORE_WRAPPING) return { size: across, lines: [text] };
  for (let size = tallest; ; size *= STEP) {
    const lines = pen.wrap(text, box.width, { ...style, size });
    if (lines.length * size * LEADING <= box.height) return { size, lines };
    // Smaller than all of it on one line would be no gain.
    if (size < across) return { size: across, lines: [text] };
  }
}
