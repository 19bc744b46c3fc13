import { wholeOf } from '../../../lib/number-text.ts';

/** A number as it was typed; what is none becomes one that the server refuses at its field. */
export function typedWhole(text: string): number {
  const number = wholeOf(text);
  return number === null || Number.isNaN(number) ? -1 : number;
}
