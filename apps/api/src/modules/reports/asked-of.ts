import { REPORT_DAYS, type RevenueDates } from '@yay/contract/reports/values';
import { daysBetween, type PlainDate } from '@yay/domain/calendar';
import { type Refusal, refuse } from '../../platform/http/index.ts';
import type { Asked } from './revenue.repo.ts';

export interface Question {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly by?: RevenueDates | undefined;
  readonly market?: number | undefined;
  readonly school?: number | undefined;
  readonly vendor?: number | undefined;
}

/** Checks a report's question; refuses a period that ends before it starts or is too long. */
export function askedOf({ from, to, by, market, school, vendor }: Question): Asked | Refusal {
  if (to < from) return refuse(422, 'invalid', { to: ['ends_before_start'] });
  if (daysBetween(from, to) >= REPORT_DAYS)
    return refuse(422, 'invalid', { to: ['too_many_days'] });
  return {
    from,
    to,
    by: by ?? 'served',
    market: market ?? null,
    school: school ?? null,
    vendor: vendor ?? null,
  };
}
