import type { PriceRule } from '@yay/contract/price-updates/calls';
import { parseUsd } from '@yay/domain/money';

/** A rule as it is typed. */
export interface RuleForm {
  readonly vendors: readonly { readonly id: number; readonly name: string }[];
  readonly terms: readonly { readonly id: number; readonly name: string }[];
  readonly kind: PriceRule['kind'];
  readonly direction: 'up' | 'down';
  readonly value: string;
  readonly unit: 'percent' | 'amount';
  readonly rounding: PriceRule['rounding'];
  readonly appliesTo: PriceRule['applies_to'];
}

export const NEW_RULE: RuleForm = {
  vendors: [],
  terms: [],
  kind: 'all',
  direction: 'up',
  value: '',
  unit: 'percent',
  rounding: 'none',
  appliesTo: 'price',
};

export type RuleProblem =
  | 'required'
  | 'invalid'
  | 'minus'
  | 'not_whole_cents'
  | 'percent_decimals'
  | 'amount_high'
  | 'percent_high'
  | 'percent_down';

const MOST_CENTS = 100_000;
const MOST_PERCENT = { up: 100_000, down: 10_000 } as const;

/** The rule, or what is wrong with its number. */
export function ruleOf(form: RuleForm): PriceRule | RuleProblem {
  const typed = form.value.trim().replace(/%$/, '');
  if (/^\$?\s*-\s*\$?\s*\d/.test(typed)) return 'minus';
  // Percents and dollars alike have two decimals, and are read alike.
  const hundredths = parseUsd(typed);
  const isPercent = form.unit === 'percent';
  if (hundredths === 'not_whole_cents' && isPercent) return 'percent_decimals';
  if (typeof hundredths === 'string') return hundredths;
  if (isPercent && hundredths > MOST_PERCENT[form.direction]) {
    return form.direction === 'up' ? 'percent_high' : 'percent_down';
  }
  if (hundredths > MOST_CENTS) return 'amount_high';
  const signed = form.direction === 'down' ? -hundredths : hundredths;
  return {
    vendor_ids: form.vendors.map(({ id }) => id),
    term_ids: form.terms.map(({ id }) => id),
    kind: form.kind,
    step:
      form.unit === 'percent'
        ? { unit: 'percent', value: signed / 100 }
        : { unit: 'amount', value: signed },
    rounding: form.rounding,
    applies_to: form.appliesTo,
  };
}
