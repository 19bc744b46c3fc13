import { type Instant, instant } from '../time/index.ts';

/** What happens when a card fails, in days since the first failure. */
export interface DunningRules {
  /** When the card is tried again; after the last of them the account is suspended. Rising. */
  readonly retryAfterDays: readonly number[];
  /** From then on, lunches are cancelled as their days lock. */
  readonly graceDays: number;
  /** When the family is warned of that, in days before. Falling, at most two. */
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
 * When the card is tried next, after so many tries that failed: the first is the charge itself.
 * Never before now, so that what stood still is not tried twice in one breath. Null: it was the last.
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
  // It is late already: as long after this failure as the schedule has between the two.
  const before = failed < 2 ? 0 : (retryAfterDays[failed - 2] ?? 0);
  return later(now, day - before);
}

export const graceEnd = (opened: Instant, { graceDays }: DunningRules): Instant =>
  later(opened, graceDays);

/** When the warning of that number is due, from 0; null when there is no such warning. */
function warningAt(
  graceEnds: Instant,
  number: number,
  { warnDaysBefore }: DunningRules,
): Instant | null {
  const days = warnDaysBefore[number];
  return days === undefined ? null : later(graceEnds, -days);
}

/**
 * How many warnings there should have been by now, when more than there were: of those that were
 * missed only the last is worth a letter. Null: none is due, or it is too late to warn.
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
