import { staysUntilDismissed } from '@yay/words/alerts/keys';

const LEAST_MS = 7_000;
/** Slow reading, with time to look up first. */
const MS_PER_CHARACTER = 90;

/** Returns the milliseconds that the message of a key stays; null is until it is dismissed. */
export function readingTime(key: string, text: string): number | null {
  if (staysUntilDismissed(key)) return null;
  return Math.max(LEAST_MS, text.length * MS_PER_CHARACTER);
}
