import type { Ink, Pen } from '../drawing/pen.ts';

/** A picture's name, which is its file's, and how it is drawn. */
export type Drawings = Readonly<Record<string, (pen: Pen) => Ink>>;
