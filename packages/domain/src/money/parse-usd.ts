import type { Cents } from './cents.ts';

export type UsdProblem = 'required' | 'invalid' | 'not_whole_cents';

// In characters; no real amount is written with more.
const LONGEST = 20;
const GROUPED = /^\d{1,3}(?:([.,\s'])\d{3})(?:\1\d{3})*$/;

/**
 * Parses an amount as people and spreadsheets write it: 12.5, $12.50, 12,50, 1,250.00 or 1.250,00.
 * Of two kinds of marks the last one is the decimal mark. A single mark before three digits groups
 * thousands when it is a comma, as in dollars, and gives too many decimals when it is a point.
 */
export function parseUsd(text: string): Cents | UsdProblem {
  const typed = text
    .trim()
    .replace(/^(?:US)?\$\s*|\s*(?:\$|USD)$/giu, '')
    .replace(/[\u00a0\u202f]/gu, ' ');
  if (typed === '') return 'required';
  if (typed.length > LONGEST || !/^\d/.test(typed)) return 'invalid';
  const mark = decimalMark(typed);
  const at = mark === null ? -1 : typed.lastIndexOf(mark);
  const whole = at < 0 ? typed : typed.slice(0, at);
  const fraction = at < 0 ? '' : typed.slice(at + 1);
  if (!/^\d*$/.test(fraction) || (at >= 0 && fraction === '')) return 'invalid';
  if (fraction.length > 2) return 'not_whole_cents';
  if (!/^\d+$/.test(whole) && !(GROUPED.test(whole) && !whole.includes(mark ?? '-'))) {
    return 'invalid';
  }
  const dollars = Number(whole.replaceAll(/\D/g, ''));
  return dollars * 100 + Number(fraction.padEnd(2, '0'));
}

function decimalMark(typed: string): '.' | ',' | null {
  const [point, comma] = [typed.lastIndexOf('.'), typed.lastIndexOf(',')];
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const only = point >= 0 ? '.' : comma >= 0 ? ',' : null;
  if (only === null) return null;
  if (typed.indexOf(only) !== typed.lastIndexOf(only)) return null;
  const digits = typed.length - 1 - typed.lastIndexOf(only);
  return only === ',' && digits === 3 ? null : only;
}
