import { Temporal } from 'temporal-polyfill';

declare const kind: unique symbol;

/** An instant in milliseconds since 1970-01-01T00:00Z. */
export type Instant = number & { readonly [kind]: 'instant' };

const FURTHEST = 8_640_000_000_000_000;

/** Converts epoch milliseconds, a Date, or an ISO text with an offset; throws for anything else. */
export function instant(value: number | Date | string): Instant {
  const ms = milliseconds(value);
  if (!Number.isInteger(ms) || Math.abs(ms) > FURTHEST) {
    throw new RangeError(`not an instant: ${String(value)}`);
  }
  return ms as Instant;
}

// Every week tells of the same cut-offs, which are whole minutes.
const remembered = new Map<Instant, string>();
const MOST_REMEMBERED = 20_000;
const MINUTE = 60_000;

export function toIso(at: Instant): string {
  const known = remembered.get(at);
  if (known !== undefined) return known;
  const text = new Date(at).toISOString();
  if (at % MINUTE === 0) {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(at, text);
  }
  return text;
}

function milliseconds(value: number | Date | string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Temporal.Instant.from(value).epochMilliseconds;
  return value.getTime();
}
