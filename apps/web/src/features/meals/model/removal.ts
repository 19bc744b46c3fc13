import type { MealRange } from '@yay/contract/meals/calls';
import type { MealType } from '@yay/contract/meals/values';
import type { PlainDate } from '@yay/domain/calendar';
import { emptyLevels, NO_TARGETS, targetsAt } from '@yay/domain/targets';
import type { FieldErrors } from '../../../lib/http/index.ts';
import { type Because, lacksBecause, NO_BECAUSE } from '../../../parts/because-fields.tsx';
import type { Targets } from '../../../parts/targets/index.ts';

export interface NamedRecord {
  readonly id: number;
  readonly name: string;
}

/** The values of the form. */
export interface Removal extends Because {
  readonly dates: { readonly from: string; readonly to: string } | null;
  readonly type: MealType | null;
  readonly targets: Targets;
  readonly vendor: NamedRecord | null;
  readonly item: NamedRecord | null;
}

export const NEW_REMOVAL: Removal = {
  dates: null,
  type: null,
  targets: { ...NO_TARGETS, granularity: 'markets' },
  vendor: null,
  item: null,
  ...NO_BECAUSE,
};

const MISSING = {
  markets: 'market_required',
  destinations: 'school_required',
  grades: 'grade_required',
} as const;

/** Returns the range whose meals can be counted already; null while something of it is missing. */
export function rangeOf({ dates, type, targets, vendor, item }: Removal): MealRange | null {
  const { granularity } = targets;
  if (dates === null || emptyLevels(granularity, targets).length > 0) return null;
  const { markets, destinations, grades } = targetsAt(granularity, targets);
  return {
    start_date: dates.from as PlainDate,
    end_date: dates.to as PlainDate,
    ...(type && { type }),
    targets: {
      granularity,
      markets: [...markets],
      destinations: [...destinations],
      grades: [...grades],
    },
    ...(vendor && { vendor_ids: [vendor.id] }),
    ...(item && { item_ids: [item.id] }),
  };
}

/** Returns the missing values, field by field; null when there are none. */
export function missingOf(removal: Removal): FieldErrors | null {
  const errors: Record<string, FieldErrors[string]> = {};
  if (removal.dates === null) errors.start_date = ['required'];
  for (const level of emptyLevels(removal.targets.granularity, removal.targets)) {
    errors[`targets.${level}`] = [MISSING[level]];
  }
  if (lacksBecause(removal)) errors.because = ['required'];
  return Object.keys(errors).length > 0 ? errors : null;
}
