import { Temporal } from 'temporal-polyfill';

declare const kind: unique symbol;

/** The IANA name of a market's time zone. */
export type Zone = string & { readonly [kind]: 'zone' };

const EPOCH = Temporal.Instant.fromEpochMilliseconds(0);
const known = new Set<string>();

export function zone(name: string): Zone {
  if (!known.has(name)) {
    // A bare offset has no daylight saving time and no place, so it is not a market's zone.
    if (!/^[A-Za-z]/.test(name)) throw new RangeError(`not a time zone: ${name}`);
    EPOCH.toZonedDateTimeISO(name);
    known.add(name);
  }
  return name as Zone;
}
