import type { BlackoutReason } from '@yay/contract/blackouts/reasons';
import type { PlainDate } from '@yay/domain/calendar';
import { emptyLevels, NO_TARGETS, targetsAt } from '@yay/domain/targets';
import type { FieldErrors } from '../../../lib/http/index.ts';
import type { Targets } from '../../../parts/targets/index.ts';
import type { BlackoutInput, PlanInput } from '../api/blackouts.ts';

/** The values of the form. */
export interface BlackoutValues {
  readonly name: string;
  /** The name for families who read Spanish. */
  readonly nameEs: string;
  readonly reason: BlackoutReason | '';
  readonly dates: { readonly from: string; readonly to: string } | null;
  readonly targets: Targets;
}

export const NEW_BLACKOUT: BlackoutValues = {
  name: '',
  nameEs: '',
  reason: '',
  dates: null,
  targets: { ...NO_TARGETS, granularity: 'markets' },
};

const MISSING = {
  markets: 'market_required',
  destinations: 'school_required',
  grades: 'grade_required',
} as const;

/**
 * Returns the plan whose effect can be counted already; null while something of it is missing. The
 * name is not part of it.
 */
export function planOf({ reason, dates, targets }: BlackoutValues): PlanInput | null {
  const { granularity } = targets;
  if (dates === null || emptyLevels(granularity, targets).length > 0) return null;
  const { markets, destinations, grades } = targetsAt(granularity, targets);
  return {
    // The reason changes nothing about which orders are cancelled.
    reason: reason === '' ? 'other' : reason,
    starts_on: dates.from as PlainDate,
    ends_on: dates.to as PlainDate,
    targets: {
      granularity,
      markets: [...markets],
      destinations: [...destinations],
      grades: [...grades],
    },
  };
}

/** Returns the input to send, or the missing values, field by field. */
export function inputOf(
  values: BlackoutValues,
): { readonly input: BlackoutInput } | { readonly errors: FieldErrors } {
  const errors: Record<string, FieldErrors[string]> = {};
  if (values.name.trim() === '') errors.name = ['required'];
  if (values.reason === '') errors.reason = ['required'];
  if (values.dates === null) errors.starts_on = ['required'];
  for (const level of emptyLevels(values.targets.granularity, values.targets)) {
    errors[`targets.${level}`] = [MISSING[level]];
  }
  const plan = planOf(values);
  if (plan === null || Object.keys(errors).length > 0) return { errors };
  return { input: { ...plan, name: values.name.trim(), name_es: values.nameEs.trim() || null } };
}
