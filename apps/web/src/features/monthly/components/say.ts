import { type PlainDate, plainDate } from '@yay/domain/calendar';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';

export const usd = formatUsd;

/** 'November 2026' */
export const monthName = (month: string): string =>
  formatDate(plainDate(`${month}-01`), currentLocale(), { month: 'long', year: 'numeric' });

/** 'Mon' */
export const dayShort = (date: PlainDate): string =>
  formatDate(date, currentLocale(), { weekday: 'short' });

/** 'Nov 9' */
export const dateShort = (date: PlainDate): string =>
  formatDate(date, currentLocale(), { month: 'short', day: 'numeric' });

/** 'Monday, November 9' */
export const dayFull = (date: PlainDate): string =>
  formatDate(date, currentLocale(), { weekday: 'long', month: 'long', day: 'numeric' });

export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(parts);
