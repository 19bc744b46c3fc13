import type { PriceRule } from '@yay/contract/price-updates';
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

export type RuleProblem = 'required' | 'invalid' | 'not_whole_cents' | 'amount_high';

const MOST = { percent: 100_000, amount: 100_000 } as const;

/** The rule, or what is wrong with its number. */
export function ruleOf(form: RuleForm): PriceRule | RuleProblem {
  const typed = form.value.trim().replace(/%$/, '');
  // Percents and dollars alike have two decimals, and are read alike.
  const hundredths = parseUsd(typed);
  if (typeof hundredths === 'string') return hundredths;
  const most = form.unit === 'percent' && form.direction === 'down' ? 10_000 : MOST[form.unit];
  if (hundredths > most) return 'amount_high';
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
