import { createHash } from 'node:crypto';
import type { FieldCode } from '@yay/contract/codes';
import type { GiftOfferOut, GiftOrder } from '@yay/contract/gifts/calls';
import { giftAmountProblem } from '@yay/domain/gifts';
import type { Cents } from '@yay/domain/money';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import {
  type Actor,
  type FieldErrors,
  isRefusal,
  type Origin,
  type Refusal,
  refuse,
} from '../../platform/http/index.ts';
import type { Limits } from '../../platform/limits/index.ts';
import { record } from '../activity/index.ts';
import type { Payments, StartedPayment } from '../payments/index.ts';
import { giftName } from './gift-name.ts';
import { BOUGHT_BY_ADDRESS, BOUGHT_BY_BUYER } from './limits.ts';
import { giftOffer } from './offer.ts';
import { activeSchool, insertSet, type SetRow, type SetToWrite, setOfKey } from './sets.repo.ts';

export interface GiftParts {
  readonly db: Db;
  readonly limits: Limits;
  readonly payments: Pick<
    Payments,
    'parts' | 'startPayment' | 'continuePayment' | 'refreshPayment'
  >;
  readonly product: string;
  /** Title and introduction of each gift, as the team has written them. */
  readonly giftHeads: () => Promise<GiftOfferOut['heads']>;
}

export interface StartedGift {
  readonly set: SetRow;
  readonly started: StartedPayment;
}

/** Opens the payment of a gift and writes the gift; its codes are made once it is paid. */
export async function buyGift(
  parts: GiftParts,
  buyer: Buyer,
  key: string,
  order: GiftOrder,
): Promise<StartedGift | Refusal> {
  const { db, payments } = parts;
  const userId = buyer.actor?.userId ?? null;
  const request = { key, hash: hashOf(order) };
  const existingSet = await setOfKey(db, userId, key);
  if (existingSet) return continueGift(parts, existingSet, request.hash);

  const priced = await priceOf(db, order);
  if (isRefusal(priced)) return priced;
  const limited = await spendLimits(parts.limits, buyer, order);
  if (limited) return limited;

  const name = giftName(order.locale, order);
  try {
    const started = await payments.startPayment(
      {
        userId,
        purpose: 'gift',
        cents: priced.amountCents * priced.quantity,
        methodId: null,
        details: { description: `${parts.product}: ${name}`, receipt_email: order.buyer_email },
        // The gift has the request's key, since payments keep keys by owner and a guest owns nothing.
        requestKey: null,
        by: personOf(buyer),
      },
      (tx, payment) => writeGift(tx, buyer, order, { ...priced, name, request }, payment.id),
    );
    return isRefusal(started) ? started : { set: await writtenSet(db, userId, key), started };
  } catch (error) {
    if (!(error instanceof GiftExists)) throw error;
    return continueGift(parts, await writtenSet(db, userId, key), request.hash);
  }
}

interface Buyer {
  readonly actor: Actor | null;
  readonly origin: Origin;
}

const personOf = ({ actor, origin }: Buyer) =>
  actor ?? { userId: null, impersonatorId: null, origin };

async function spendLimits(
  limits: Limits,
  { origin }: Buyer,
  order: GiftOrder,
): Promise<Refusal | undefined> {
  for (const [rule, spender] of [
    [BOUGHT_BY_ADDRESS, origin.ip ?? ''],
    [BOUGHT_BY_BUYER, order.buyer_email],
  ] as const) {
    const spent = await limits.spend(rule, spender);
    if (!spent.ok) return refuse(429, 'too_many_requests', undefined, spent);
  }
  return undefined;
}

/** Rolls the payment back when the same request, sent twice at once, has written its gift first. */
class GiftExists extends Error {}

/** @throws GiftExists */
async function writeGift(
  tx: Tx,
  buyer: Buyer,
  order: GiftOrder,
  gift: Priced & Pick<SetToWrite, 'name' | 'request'>,
  paymentId: number,
): Promise<void> {
  const userId = buyer.actor?.userId ?? null;
  const set = await insertSet(tx, {
    ...gift,
    kind: order.kind,
    buyer: { userId, name: order.buyer_name, email: order.buyer_email },
    recipient: { name: order.recipient_name, email: order.recipient_email },
    ...(order.message && { message: order.message }),
    locale: order.locale,
    paymentId,
  });
  if (set === undefined) throw new GiftExists();
  await record(tx, personOf(buyer), {
    action: 'gift.bought',
    subject: { type: 'credit_code_set', id: set.id, label: set.name },
    ...(userId !== null && { aboutUserId: userId }),
    after: { amount_cents: gift.amountCents, quantity: gift.quantity },
  });
}

async function writtenSet(source: Queryable, userId: number | null, key: string): Promise<SetRow> {
  const set = await setOfKey(source, userId, key);
  if (set === undefined) throw new Error('a payment for a gift was opened without its gift');
  return set;
}

/** Continues the payment of a gift for a request that is sent again. */
async function continueGift(
  { payments }: GiftParts,
  set: SetRow,
  hash: Buffer,
): Promise<StartedGift | Refusal> {
  if (set.payment_id === null || !set.request_hash?.equals(hash)) return refuse(409, 'key_reused');
  return { set, started: await payments.continuePayment(set.payment_id) };
}

interface Priced {
  readonly amountCents: Cents;
  readonly quantity: number;
  readonly lunches?: number;
  readonly destinationId?: number;
}

async function priceOf(db: Queryable, order: GiftOrder): Promise<Priced | Refusal> {
  const offer = await giftOffer(db);
  const errors: Record<string, readonly FieldCode[]> = {};
  const note = (field: string, problem: FieldCode | null) => {
    if (problem !== null) errors[field] = [problem];
  };
  if (order.kind === 'gift_card') {
    note('amount_cents', giftAmountProblem(order.amount_cents, offer));
    note('quantity', countProblem(order.quantity, offer.maxQuantity));
    if (isWrong(errors)) return refuse(422, 'invalid', errors);
    return { amountCents: order.amount_cents, quantity: order.quantity };
  }
  note('lunches', countProblem(order.lunches, offer.maxLunches));
  const school = await activeSchool(db, order.destination_id);
  if (school === undefined) note('destination_id', 'unknown_destination');
  if (isWrong(errors)) return refuse(422, 'invalid', errors);
  // One code holds all lunches, so that a teacher types it once.
  return {
    amountCents: order.lunches * offer.lunchPrice,
    quantity: 1,
    lunches: order.lunches,
    destinationId: order.destination_id,
  };
}

function countProblem(count: number, most: number): FieldCode | null {
  if (count < 1) return 'amount_low';
  if (count > most) return 'amount_high';
  return Number.isInteger(count) ? null : 'invalid';
}

const isWrong = (errors: FieldErrors) => Object.keys(errors).length > 0;

const hashOf = (order: GiftOrder): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(order).toSorted(([a], [b]) => (a < b ? -1 : 1))))
    .digest();
