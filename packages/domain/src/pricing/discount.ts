import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** The ids that a discount is for; an empty list means everyone. */
export type Targets = {
  markets: readonly number[];
  destinations: readonly number[];
  grades: readonly number[];
};

/** The place of a luncher. */
export type LuncherPlace = { marketId: number; destinationId: number; gradeId: number };

/** The reduction of a code: a percentage with up to two decimals, or an amount of cents. */
export type DiscountValue = {
  kind: 'percent' | 'amount';
  value: number;
  /** The most that a percentage takes off; null is no limit. */
  most: Cents | null;
};

/** A discount on one week of one family. A limit of null is no limit. */
export type Discount = DiscountValue & {
  archived: boolean;
  /** A second person has still to agree to it. */
  waits: boolean;
  /** The first and last day on which the code is valid, both included, in the market's zone. */
  startsOn: PlainDate | null;
  endsOn: PlainDate | null;
  maxUses: number | null;
  maxUsesPerFamily: number | null;
  minimumSubtotal: Cents | null;
  firstOrderOnly: boolean;
  /** The family is that of whoever made the code, changed it last or agreed to it. */
  isOwn: boolean;
  targets: Targets;
};

export function isTargeted(targets: Targets, place: LuncherPlace): boolean {
  return (
    holds(targets.markets, place.marketId) &&
    holds(targets.destinations, place.destinationId) &&
    holds(targets.grades, place.gradeId)
  );
}

function holds(ids: readonly number[], id: number): boolean {
  return ids.length === 0 || ids.includes(id);
}
