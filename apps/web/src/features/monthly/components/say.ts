import { type PlainDate, plainDate } from '@yay/domain/calendar';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { currentLocale } from '../../../lib/words/index.ts';

export const usd = formatUsd;

/** 'November 2026' */
export const monthName = (month: string): string =>
  formatDate(plainDate(`${month}-01`), currentLocale(), 'month');

/** 'Mon' */
export const dayShort = (date: PlainDate): string =>
  formatDate(date, currentLocale(), 'shortWeekday');

/** 'Nov 9' */
export const dateShort = (date: PlainDate): string => formatDate(date, currentLocale(), 'day');

/** 'Monday, November 9' */
export const dayFull = (date: PlainDate): string => formatDate(date, currentLocale(), 'fullDay');

export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(parts);
