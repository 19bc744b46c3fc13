import { type Conflict, conflicts, forbidden, type Part } from './conflicts.ts';
import type { Tolerances } from './properties.ts';

/**
 * Returns the reason why a lunch must not be served; a known property comes before one that nobody
 * has verified.
 */
export function whyNotSafe(
  { tolerances }: { readonly tolerances: Tolerances },
  parts: readonly Part[],
): Conflict | undefined {
  const clashes = forbidden(conflicts(tolerances, parts));
  return clashes.find((conflict) => conflict.found === 'contains') ?? clashes[0];
}
