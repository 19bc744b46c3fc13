import type { Cents } from '@yay/domain/money';
import type { Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { mayPromiseAlone, whyNotSecond } from '../allowances/index.ts';
import {
  type DiscountValues,
  type KeptDiscount,
  lockForChange,
  markArchived,
} from './admin.repo.ts';
import { clearAlone, letThrough, markAlone, markWaiting } from './agree.repo.ts';
import { announceDiscount } from './announce-discount.ts';

/**
 * Returns the most that a code can give, or null where nobody knows: without a limit of uses, and of
 * a percentage without a most.
 */
export function mostOf({
  kind,
  value,
  most_cents: most,
  max_uses: uses,
}: Pick<DiscountValues, 'kind' | 'value' | 'most_cents' | 'max_uses'>): Cents | null {
  const ofWeek = kind === 'amount' ? value : most;
  return ofWeek === null || uses === null ? null : ofWeek * uses;
}

/**
 * Lets a code count that its author may promise by herself; otherwise it waits for a second person,
 * and until then no week takes it. Weeks that hold it keep it.
 */
export async function askWhetherAlone(
  tx: Tx,
  actor: Actor,
  id: number,
  values: DiscountValues,
): Promise<void> {
  // An earlier promise ends: its terms are no longer those of the code.
  await clearAlone(tx, id);
  const cents = mostOf(values);
  if (cents !== null && (await mayPromiseAlone(tx, actor, { userId: null, cents }))) {
    await markAlone(tx, id, actor.userId, cents);
  } else {
    await markWaiting(tx, id, actor.userId);
  }
  await announceApprovals(tx);
}

/** Fields that change nothing of what a code gives. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(['code', 'name', 'notes']);

/** Tells whether a change touches what a code gives, to whom or how long. */
export const changesTerms = (before: KeptDiscount, after: DiscountValues): boolean =>
  Object.entries(after).some(
    ([field, value]) =>
      !SAYS_NOTHING.has(field) &&
      JSON.stringify(value) !== JSON.stringify(before[field as keyof KeptDiscount]),
  );

/** Lets a code count that somebody else made or changed; refused, it is archived. */
export async function decideDiscount(
  tx: Tx,
  actor: Actor,
  id: number,
  isApproved: boolean,
): Promise<Refusal | undefined> {
  const discount = await lockForChange(tx, id);
  if (discount === null) return refuse(404, 'not_found');
  const { waiting_by: askedBy, archived_at, code } = discount;
  if (askedBy === null || archived_at !== null) return refuse(409, 'already_decided');
  const hands = [discount.created_by, discount.changed_by];
  if (whyNotSecond(actor, askedBy, hands.includes(actor.userId))) {
    return refuse(403, 'second_person');
  }
  if (isApproved) await letThrough(tx, id, actor.userId);
  else await markArchived(tx, id, true);
  await record(tx, actor, {
    action: isApproved ? 'discount.approved' : 'discount.refused',
    subject: { type: 'discount', id, label: code },
  });
  await announceDiscount(tx, actor, id);
  return undefined;
}

export const announceApprovals = (tx: Tx) =>
  publish(tx, 'private-list.approvals', 'list.changed', { ids: [] });
