import type { DiscountRecord } from '@yay/contract/discounts/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { emptyLevels, type Level, NO_TARGETS, targetsAt } from '@yay/domain/targets';
import { centsOf, dollarsText, wholeOf } from '../../../lib/number-text.ts';
import type { Targets } from '../../../parts/targets/index.ts';
import type { DiscountInput } from '../api/save-discount.ts';

/** The settings of a discount, as they are typed. */
export type DiscountValues = {
  readonly code: string;
  readonly name: string;
  readonly notes: string;
  readonly kind: 'percent' | 'amount';
  readonly value: string;
  /** The most of a percentage, in dollars, as it is typed. */
  readonly most_cents: string;
  /** The least price of a week, in dollars, as it is typed. */
  readonly min_total_cents: string;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly max_uses: string;
  readonly max_uses_per_family: string;
  readonly first_order_only: boolean;
  readonly targets: Targets;
};
export type DiscountField = keyof DiscountValues;
type DiscountEdits = Partial<DiscountValues>;

export const NEW_DISCOUNT: DiscountValues = {
  code: '',
  name: '',
  notes: '',
  kind: 'percent',
  value: '',
  most_cents: '',
  min_total_cents: '',
  starts_on: '',
  ends_on: '',
  max_uses: '',
  max_uses_per_family: '',
  first_order_only: false,
  targets: { ...NO_TARGETS, granularity: 'everyone' },
};
const DISCOUNT_FIELDS = Object.keys(NEW_DISCOUNT) as readonly DiscountField[];

export function valuesOf(discount: DiscountRecord): DiscountValues {
  const { granularity, ...ids } = discount.targets;
  return {
    code: discount.code,
    name: discount.name,
    notes: discount.notes,
    kind: discount.kind,
    value: discount.kind === 'percent' ? String(discount.value) : dollarsText(discount.value),
    most_cents: discount.most_cents === null ? '' : dollarsText(discount.most_cents),
    min_total_cents: discount.min_total_cents === 0 ? '' : dollarsText(discount.min_total_cents),
    starts_on: discount.starts_on ?? '',
    ends_on: discount.ends_on ?? '',
    max_uses: String(discount.max_uses ?? ''),
    max_uses_per_family: String(discount.max_uses_per_family ?? ''),
    first_order_only: discount.first_order_only,
    targets: { ...ids, granularity },
  };
}

/** Fields whose value is another than the saved one, however it is written. */
export function changedFields(
  saved: DiscountValues,
  edits: DiscountEdits,
): readonly DiscountField[] {
  return DISCOUNT_FIELDS.filter(
    (field) =>
      edits[field] !== undefined && meaningOf(field, edits) !== meaningOf(field, { ...saved }),
  );
}

function meaningOf(field: DiscountField, values: DiscountEdits): string {
  const value = values[field];
  if (field !== 'targets' || values.targets === undefined) {
    return typeof value === 'string' ? value.trim() : String(value);
  }
  const { granularity } = values.targets;
  const { markets, destinations, grades } = targetsAt(granularity, values.targets);
  const sorted = [markets, destinations, grades].map((ids) => ids.toSorted((a, b) => a - b));
  return JSON.stringify([granularity, ...sorted]);
}

const REQUIRED: Readonly<Record<Level, string>> = {
  markets: 'market_required',
  destinations: 'school_required',
  grades: 'grade_required',
};

/**
 * Returns the input to send, or the missing values and those that are no numbers, by the API's
 * names.
 */
export function inputOf(
  values: DiscountValues,
): { input: DiscountInput } | { errors: Record<string, string[]> } {
  const numbers = {
    value: values.kind === 'percent' ? wholeOf(values.value) : centsOf(values.value),
    most_cents: values.kind === 'percent' ? centsOf(values.most_cents) : null,
    min_total_cents: centsOf(values.min_total_cents),
    max_uses: wholeOf(values.max_uses),
    max_uses_per_family: wholeOf(values.max_uses_per_family),
  };
  const { granularity } = values.targets;
  const ids = targetsAt(granularity, values.targets);
  const errors: Record<string, string[]> = {};
  if (values.code.trim() === '') errors.code = ['required'];
  if (numbers.value === null) errors.value = ['required'];
  for (const [name, number] of Object.entries(numbers)) {
    if (Number.isNaN(number)) errors[name] = ['invalid'];
  }
  for (const level of emptyLevels(granularity, ids)) errors[`targets.${level}`] = [REQUIRED[level]];
  if (Object.keys(errors).length > 0) return { errors };
  return {
    input: {
      code: values.code,
      name: values.name,
      notes: values.notes,
      kind: values.kind,
      first_order_only: values.first_order_only,
      value: numbers.value ?? 0,
      most_cents: numbers.most_cents,
      min_total_cents: numbers.min_total_cents ?? 0,
      max_uses: numbers.max_uses,
      max_uses_per_family: numbers.max_uses_per_family,
      starts_on: (values.starts_on || null) as PlainDate | null,
      ends_on: (values.ends_on || null) as PlainDate | null,
      targets: {
        granularity,
        markets: [...ids.markets],
        destinations: [...ids.destinations],
        grades: [...ids.grades],
      },
    },
  };
}
