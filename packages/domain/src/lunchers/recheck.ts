import {
  type Conflict,
  conflicts,
  forbidden,
  type Part,
  refusalOf,
  type Tolerances,
} from '../allergy/index.ts';

export const RECHECK_REASONS = [
  'deleted',
  'school',
  'grade',
  'allergy',
  'allergy_unverified',
] as const;
export type RecheckReason = (typeof RECHECK_REASONS)[number];

/** What has become different about a luncher, as far as it bears on what is ordered. */
export type LuncherChange = {
  deleted: boolean;
  schoolChanged: boolean;
  /** Null while the grade stays: what was offered to it then, it may have now. */
  offered: ReadonlySet<number> | null;
  /** Null while they stay. */
  tolerances: Tolerances | null;
};

/** Why an order no longer fits the luncher that it was placed for; null when it still does. */
export function recheckOrder(
  change: LuncherChange,
  /** Entree, options and extras. */
  parts: readonly Part[],
): RecheckReason | null {
  if (change.deleted) return 'deleted';
  if (change.schoolChanged) return 'school';
  const { offered, tolerances } = change;
  if (offered !== null) {
    const isOffered = (part: Part) => part.kind === 'option' || offered.has(part.id);
    if (!parts.every(isOffered)) return 'grade';
  }
  return tolerances === null ? null : refusalOf(conflicts(tolerances, parts));
}

/**
 * What of an order the luncher must not have: where something is known to be there, only that; and
 * where the meal itself is concerned, not again what belongs to it.
 */
export function whyForbidden(change: LuncherChange, parts: readonly Part[]): Conflict[] {
  const found = change.tolerances === null ? [] : forbidden(conflicts(change.tolerances, parts));
  const contained = found.filter((conflict) => conflict.found === 'contains');
  const told = contained.length > 0 ? contained : found;
  const ofMeal = new Set(
    told.flatMap(({ part, property }) => (part.kind === 'entree' ? [property] : [])),
  );
  return told.filter(({ part, property }) => part.kind === 'entree' || !ofMeal.has(property));
}
