import type { checkDiscount as contract } from '@yay/contract/discounts';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { summarizeDraft } from '../calendar/index.ts';
import { CHECKED_CODES } from './limits.ts';

type Answer = z.input<(typeof contract.responses)[200]>;

/** Whether a code would count for this week, and what the week would cost. Takes nothing yet. */
export async function checkDiscount(
  parts: { readonly db: Db; readonly limits: Limits },
  actor: Actor,
  body: z.output<typeof contract.body & {}>,
): Promise<Answer | Refusal> {
  const spent = await parts.limits.spend(CHECKED_CODES, String(actor.userId));
  if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  const summary = await summarizeDraft(parts.db, actor, {
    userId: body.user ?? actor.userId,
    monday: body.week,
    selections: body.selections,
    code: body.code,
  });
  if (isRefusal(summary)) return summary;
  const { discount_code: code, discount_problem: problem } = summary;
  return { valid: code !== null, code, problem, order_summary: summary };
}
