import type { SiteOption } from '@yay/contract/settings/calls';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Tells whether families can pay ahead on that date; an end that is not set is open. */
export function isPayAheadWindow(options: readonly SiteOption[], today: string): boolean {
  const fields = options.find(({ type }) => type === 'yay_bucks')?.fields;
  if (fields?.enabled !== true) return false;
  const { starts_on: from, ends_on: to } = fields;
  return !(isDate(from) && today < from) && !(isDate(to) && today > to);
}

const isDate = (value: unknown): value is string => typeof value === 'string' && DATE.test(value);
