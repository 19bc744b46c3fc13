import { type Instant, instant } from '../time/index.ts';

/** The schedule after a failed card, in days since the first failure. */
export interface DunningRules {
  /** Days of the retries, ascending; the account is suspended after the last of them. */
  readonly retryAfterDays: readonly number[];
  /** The end of the grace period, from which on lunches are cancelled as their days lock. */
  readonly graceDays: number;
  /** Days before that end on which the family is warned, descending, at most two. */
  readonly warnDaysBefore: readonly number[];
}

export const DEFAULT_DUNNING: DunningRules = {
  retryAfterDays: [1, 3, 5],
  graceDays: 7,
  warnDaysBefore: [3, 1],
};

const MAX_DUNNING_DAYS = 90;
const MOST_TRIES = 10;
const MOST_WARNINGS = 2;

export function isDunningRules(rules: DunningRules): boolean {
  const { retryAfterDays: tries, graceDays: grace, warnDaysBefore: warnings } = rules;
  const isRising = (days: readonly number[]) =>
    days.every((day, index) => index === 0 || day > (days[index - 1] ?? 0));
  return (
    [...tries, grace, ...warnings].every(isDays) &&
    tries.length <= MOST_TRIES &&
    warnings.length <= MOST_WARNINGS &&
    isRising(tries) &&
    isRising(warnings.toReversed()) &&
    warnings.every((day) => day < grace)
  );
}

const isDays = (days: number): boolean =>
  Number.isInteger(days) && days >= 1 && days <= MAX_DUNNING_DAYS;

const DAY = 86_400_000;
const later = (at: Instant, days: number): Instant => instant(at + days * DAY);

/**
 * Returns when the card is retried after `failed` attempts, of which the first is the charge
 * itself. Never before now, so that attempts delayed by an outage don't follow each other at once.
 * Null after the last attempt.
 */
export function nextTry(
  opened: Instant,
  failed: number,
  now: Instant,
  { retryAfterDays }: DunningRules,
): Instant | null {
  const left = retryAfterDays.slice(Math.max(failed - 1, 0));
  const [day] = left;
  if (day === undefined) return null;
  const planned = later(opened, day);
  if (planned > now) return planned;
  // The scheduled time has passed, so the interval of the schedule counts from this failure.
  const before = failed < 2 ? 0 : (retryAfterDays[failed - 2] ?? 0);
  return later(now, day - before);
}

export const graceEnd = (opened: Instant, { graceDays }: DunningRules): Instant =>
  later(opened, graceDays);

/** Returns when a warning is due, numbered from 0; null when there is no such warning. */
function warningAt(
  graceEnds: Instant,
  number: number,
  { warnDaysBefore }: DunningRules,
): Instant | null {
  const days = warnDaysBefore[number];
  return days === undefined ? null : later(graceEnds, -days);
}

/**
 * Returns the number of warnings due by now, when it exceeds those sent: of missed warnings only
 * the last is worth a mail. Null when none is due, or when it is too late to warn.
 */
export function warningDue(
  now: Instant,
  graceEnds: Instant,
  given: number,
  rules: DunningRules,
): number | null {
  if (now >= graceEnds) return null;
  const due = rules.warnDaysBefore.filter((_days, number) => {
    const at = warningAt(graceEnds, number, rules);
    return at !== null && at <= now;
  }).length;
  return due > given ? due : null;
}
