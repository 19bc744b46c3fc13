import type { OrderSummary } from '@yay/contract/calendar/calls';
import type { checkDiscount as contract } from '@yay/contract/discounts/check';
import type { PlainDate } from '@yay/domain/calendar';
import type { z } from 'zod';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { CHECKED_CODES } from './limits.ts';

type Answer = z.input<(typeof contract.responses)[200]>;
type Body = z.output<typeof contract.body & {}>;

export interface CheckParts {
  readonly limits: Limits;
  /** Sums up a week as it stands in the browser. */
  readonly summarize: (
    actor: Actor,
    draft: {
      readonly userId: number;
      readonly monday: PlainDate;
      readonly selections: Body['selections'];
      readonly code: string;
    },
  ) => Promise<OrderSummary | Refusal>;
}

/**
 * Tells whether a code would count for this week, and what the week would cost. Takes nothing yet.
 */
export async function checkDiscount(
  parts: CheckParts,
  actor: Actor,
  body: Body,
): Promise<Answer | Refusal> {
  const spent = await parts.limits.spend(CHECKED_CODES, String(actor.userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const summary = await parts.summarize(actor, {
    userId: body.user ?? actor.userId,
    monday: body.week,
    selections: body.selections,
    code: body.code,
  });
  if (isRefusal(summary)) return summary;
  const { discount_code: code, discount_problem: problem } = summary;
  return { valid: code !== null, code, problem, order_summary: summary };
}
