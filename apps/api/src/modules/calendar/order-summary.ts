import type { getOrderSummary, OrderSummary } from '@yay/contract/calendar/calls';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { NAMED_CODES } from '../discounts/index.ts';
import { summarizeDraft } from './summarize-draft.ts';

/** Prices the week as it stands in the browser. */
export async function orderSummary(
  parts: { readonly db: Db; readonly limits: Limits },
  actor: Actor,
  body: z.output<typeof getOrderSummary.body & {}>,
): Promise<OrderSummary | Refusal> {
  // The answer says whether a code counts, so codes can't be tried here without end either.
  if (body.discount) {
    const spent = await parts.limits.spend(NAMED_CODES, String(actor.userId));
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  }
  return summarizeDraft(parts.db, actor, {
    userId: body.user ?? actor.userId,
    monday: body.mondayOfWeek,
    selections: body.selections,
    code: body.discount,
  });
}
