import { type Conflict, conflicts, forbidden, type Part } from '@yay/domain/allergy';
import type { PlateRow } from './not-safe.repo.ts';

/** Why a lunch must not be served; what is known to be in it comes before what nobody has verified. */
export function whyNotSafe(
  { tolerances }: Pick<PlateRow, 'tolerances'>,
  parts: readonly Part[],
): Conflict | undefined {
  const found = forbidden(conflicts(tolerances, parts));
  return found.find((conflict) => conflict.found === 'contains') ?? found[0];
}
