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

/** The changes of a luncher that can affect existing orders. */
export type LuncherChange = {
  deleted: boolean;
  schoolChanged: boolean;
  /** Items offered to the new grade; null while the grade stays, which keeps its offer. */
  offered: ReadonlySet<number> | null;
  /** The new tolerances; null while they stay. */
  tolerances: Tolerances | null;
};

/** Returns why an order no longer fits its luncher (decision 0009); null when it still does. */
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
 * Returns the conflicts of an order to report: only known ones where there are any, and a property
 * of the entree is not reported for other parts again.
 */
export function whyForbidden(change: LuncherChange, parts: readonly Part[]): Conflict[] {
  const clashes = change.tolerances === null ? [] : forbidden(conflicts(change.tolerances, parts));
  const contained = clashes.filter((conflict) => conflict.found === 'contains');
  const told = contained.length > 0 ? contained : clashes;
  const ofMeal = new Set(
    told.flatMap(({ part, property }) => (part.kind === 'entree' ? [property] : [])),
  );
  return told.filter(({ part, property }) => part.kind === 'entree' || !ofMeal.has(property));
}
