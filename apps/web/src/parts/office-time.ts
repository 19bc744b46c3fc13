import { formatInstant } from '../lib/format.ts';

/** The office's clock: everybody of the team speaks of the same hour. */
export const OFFICE = 'America/New_York';
export const OFFICE_TIME = { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } as const;

/** A day of a year and its hour, as the office's clock shows it. */
export function formatOffice(at: string, locale: string): string {
  return formatInstant(Date.parse(at), OFFICE, locale, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    ...OFFICE_TIME,
  });
}
