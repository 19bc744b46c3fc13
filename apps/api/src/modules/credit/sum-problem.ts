import type { FieldCode } from '@yay/contract/codes';

/**
 * Returns the reason why a sum can't be given, if there is one: it is cents, whole and at least
 * one.
 */
export function sumProblem(cents: number, most: number): FieldCode | null {
  if (cents > most) return 'over_limit';
  if (!Number.isSafeInteger(cents)) return 'not_whole_cents';
  return cents < 1 ? 'amount_low' : null;
}
