import type { Property } from '@yay/domain/allergy';
import { isDiet } from '@yay/domain/allergy';
import { addDays, daysBetween, type PlainDate } from '@yay/domain/calendar';
import { formatTime } from '@yay/words/times';
import { useTranslations } from 'use-intl/react';
import { dateInZone, deviceZone, formatDate, formatUsd } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';
import { lowerFirst } from '../../../parts/lower-first.ts';
import type { Choice, Problem } from '../model/choice.ts';
import type { WeekIndex } from '../model/week-index.ts';

export const usd = formatUsd;

/** 'Mon' */
export function dayShort(date: PlainDate): string {
  return formatDate(date, currentLocale(), 'shortWeekday');
}

/** 'Monday' */
export function dayLong(date: PlainDate): string {
  return formatDate(date, currentLocale(), 'weekday');
}

/** 'Monday, November 9' */
export function dayFull(date: PlainDate): string {
  return formatDate(date, currentLocale(), 'fullDay');
}

/** 'Nov 9' */
export function dateShort(date: PlainDate): string {
  return formatDate(date, currentLocale(), 'day');
}

/** 'Nov 9 - Nov 13, 2026', with both years where they differ, as a picker of days shows a range. */
export function weekRange(monday: PlainDate): string {
  const friday = addDays(monday, 4);
  const [from, to] = [monday.slice(0, 4), friday.slice(0, 4)];
  return `${dateShort(monday)}${from === to ? '' : `, ${from}`} - ${dateShort(friday)}, ${to}`;
}

/** 'a, b and c' */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(parts);
}

/** Names the sides of a meal: 'Mild salsa, milk'. */
export function sidesOf(index: WeekIndex, choice: Choice): string {
  const options = choice.option_ids.flatMap((id) => index.options.get(id)?.name ?? []);
  const extras = choice.extra_ids.flatMap((id) => index.items.get(id)?.names.primary ?? []);
  return [...options, ...extras]
    .map((name, place) => (place === 0 ? name : lowerFirst(name)))
    .join(', ');
}

export function mealName(index: WeekIndex, choice: Choice | null): string | null {
  return choice ? (index.items.get(choice.item_id)?.names.primary ?? null) : null;
}

/** Returns the form of the allergy sentences: a diet is had, an allergen avoided. */
export function kindOf(property: Property): 'diet' | 'spicy' | 'other' {
  if (isDiet(property)) return 'diet';
  return property === 'spicy' ? 'spicy' : 'other';
}

export function usePropertyName(): (property: Property) => string {
  const t = useTranslations('calendar.property');
  return (property) => t(property);
}

/**
 * Returns the reason why a choice can't be had, in one sentence; shorter where the meal that it is
 * about stands above it.
 */
export function useProblemText(): (problem: Problem, date: PlainDate, above?: string) => string {
  const t = useTranslations('calendar');
  const day = useTranslations('refusals.day');
  return ({ code, detail }, date, above) => {
    if (code === 'sold_out') return t('problem.soldOut', { day: dayLong(date) });
    if (!detail) return day(code);
    const property = detail.property as Property;
    const name = t(`property.${property}`);
    if (detail.part === above) {
      return code === 'allergy'
        ? `${t('problem.has', { kind: kindOf(property), name })}.`
        : `${t('problem.unchecked', { name })}.`;
    }
    return code === 'allergy'
      ? t('problem.contains', { part: detail.part, name, kind: kindOf(property) })
      : t('problem.unverified', { part: detail.part, name });
  };
}

/** 'noon', '10 AM ET', with what a sentence needs before it; the zone where it is not the reader's. */
export function useClockText(): (at: number, zone: string, withZone?: boolean) => string {
  const t = useTranslations('calendar.bar');
  return (at, zone, withZone) => {
    const time = formatTime(at, zone, currentLocale(), withZone ? '' : deviceZone());
    if (!/^\d/.test(time)) return time;
    return t(/^1\D/.test(time) ? 'clockOne' : 'clock', { time });
  };
}

/** 'Monday at noon', 'Monday, Nov 9 at 10 AM ET' */
export function useMoment(): (at: number, zone: string, now: number, withZone?: boolean) => string {
  const t = useTranslations('calendar.bar');
  const clockText = useClockText();
  return (at, zone, now, withZone) => {
    const date = dateInZone(at, zone);
    const today = dateInZone(now, zone);
    const away = Math.abs(daysBetween(today, date));
    const name = away < 7 ? dayLong(date) : `${dayLong(date)}, ${dateShort(date)}`;
    const day = date === today ? t('today') : t('onDay', { day: name });
    return t('dayAt', { day, time: clockText(at, zone, withZone) });
  };
}

/** 'Tuesday to Friday', 'Monday and Wednesday', 'Monday'. A row of days may skip those without lunch. */
export function useDaysText(): (
  dates: readonly PlainDate[],
  skipped: readonly PlainDate[],
) => string {
  const t = useTranslations('calendar.bar');
  return (dates, skipped) => {
    const [first] = dates;
    const last = dates.at(-1);
    if (!first || !last) return '';
    const between = Array.from({ length: daysBetween(first, last) }, (_, days) =>
      addDays(first, days),
    );
    const inARow = between.every((date) => dates.includes(date) || skipped.includes(date));
    return inARow && dates.length > 2
      ? t('range', { from: dayLong(first), to: dayLong(last) })
      : listed(dates.map(dayLong));
  };
}
