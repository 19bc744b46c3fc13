/** Reads a whole number as it is typed; null for nothing, NaN for any other text. */
export function wholeOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Dollars as they are typed, in cents: 5, 5.5, $5.50 and 1,250.00. */
export function centsOf(text: string): number | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed === '') return null;
  const parts = /^(\d{1,3}(?:,\d{3})+|\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed);
  if (!parts) return Number.NaN;
  const [, dollars = '', cents = ''] = parts;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'));
}

export const dollarsText = (cents: number): string => (cents / 100).toFixed(2);
