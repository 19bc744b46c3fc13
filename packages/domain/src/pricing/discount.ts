import type { PlainDate } from '../calendar/index.ts';
import type { Cents } from '../money/index.ts';

/** Ids; an empty list is everyone. */
export type Targets = {
  markets: readonly number[];
  destinations: readonly number[];
  grades: readonly number[];
};

/** Where a luncher eats. */
export type LuncherPlace = { marketId: number; destinationId: number; gradeId: number };

/** What a code gives. The value is a percentage, down to its hundredth, or an amount of cents. */
export type DiscountValue = { kind: 'percent' | 'amount'; value: number };

/** For one week of one family. A limit that is null is none. */
export type Discount = DiscountValue & {
  archived: boolean;
  /** Both days belong to it, in the market's zone. */
  startsOn: PlainDate | null;
  endsOn: PlainDate | null;
  maxUses: number | null;
  maxUsesPerFamily: number | null;
  minimumSubtotal: Cents | null;
  firstOrderOnly: boolean;
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
