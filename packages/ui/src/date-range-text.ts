/** Two days, YYYY-MM-DD, the first of them not after the last. */
export type DateRange = { readonly from: string; readonly to: string };

const DAY = { month: 'short', day: 'numeric' } as const;
const DAY_AND_YEAR = { ...DAY, year: 'numeric' } as const;

/** 'Nov 3 - Nov 9, 2026'; each with its own year where the two differ. One day is that day. */
export function rangeInWords({ from, to }: DateRange, locale: string): string {
  if (from === to) return inWords(to, locale, DAY_AND_YEAR);
  const first = yearOf(from) === yearOf(to) ? DAY : DAY_AND_YEAR;
  return `${inWords(from, locale, first)} - ${inWords(to, locale, DAY_AND_YEAR)}`;
}

/** 'mm/dd/yy', in every language: staff compare it with what the kitchens print. */
export function shortDay(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${month}/${date}/${year.slice(-2)}`;
}

export const shortRange = ({ from, to }: DateRange): string =>
  from === to ? shortDay(from) : `${shortDay(from)} - ${shortDay(to)}`;

const yearOf = (day: string): string => day.slice(0, 4);

// A day has no zone: it is read and written in the same one, so that none can move it.
const inWords = (day: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
