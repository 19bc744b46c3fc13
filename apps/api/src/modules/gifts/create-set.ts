import { createHash } from 'node:crypto';
import {
  type CreditCodeSet,
  type createCreditCodeSet,
  MAX_PROMOTION_CENTS,
  MAX_PROMOTION_CODES,
} from '@yay/contract/gifts/calls';
import { creditCodeText, giftAmountProblem } from '@yay/domain/gifts';
import { LAST_ZONE } from '@yay/domain/time';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { publish, publishList } from '../../platform/realtime/index.ts';
import { record } from '../activity/index.ts';
import { allowAlone, type Limit } from '../allowances/index.ts';
import { insertCodes } from './codes.repo.ts';
import { newCode } from './codes.ts';
import { presentSet } from './list-sets.ts';
import { listedSet } from './listed-sets.repo.ts';
import { insertSet, markIssued, setOfKey } from './sets.repo.ts';

type Body = z.output<NonNullable<typeof createCreditCodeSet.body>>;

/** Bounds of the worth of one promotion code, in cents. */
const WORTH = { minAmount: 1_00, maxAmount: 1_000_00 };

/**
 * Makes a set of promotion codes, which wait for a second person over a limit. They are answered
 * this once; the same request again answers the set without them.
 */
export function createSet(
  { db, limit }: { readonly db: Db; readonly limit: Limit },
  actor: Actor,
  key: string,
  body: Body,
): Promise<{ readonly data: CreditCodeSet; readonly codes: string[] } | Refusal> {
  const hash = createHash('sha256').update(JSON.stringify(body)).digest();
  return db.tx(async (tx) => {
    const { name, amount_cents: amountCents, quantity, expires_on: expiresOn } = body;
    const amountProblem = giftAmountProblem(amountCents, WORTH);
    if (amountProblem) return refuse(422, 'invalid', { amount_cents: [amountProblem] });
    if (!Number.isInteger(quantity)) return refuse(422, 'invalid', { quantity: ['invalid'] });
    if (quantity < 1) return refuse(422, 'invalid', { quantity: ['amount_low'] });
    if (quantity > MAX_PROMOTION_CODES || quantity * amountCents > MAX_PROMOTION_CENTS) {
      return refuse(422, 'invalid', { quantity: ['amount_high'] });
    }
    if (expiresOn !== null && (await isOver(tx, expiresOn))) {
      return refuse(422, 'invalid', { expires_on: ['in_the_past'] });
    }

    const set = await insertSet(tx, {
      kind: 'promotion',
      name,
      amountCents,
      quantity,
      expiresOn,
      actorId: actor.userId,
      request: { key, hash },
    });
    if (set === undefined) {
      const before = await setOfKey(tx, actor.userId, key);
      if (!before?.request_hash?.equals(hash)) return refuse(409, 'key_reused');
      return { data: presentSet(await listedSet(tx, before.public_id)), codes: [] };
    }
    const codes = Array.from({ length: quantity }, newCode);
    await insertCodes(tx, set.id, codes);
    const act = { gifts: [{ userId: null, cents: amountCents * quantity }] };
    const waits = (await allowAlone(tx, limit, actor, act)) === null;
    if (waits) await publish(tx, 'private-list.approvals', 'list.changed', { ids: [] });
    else await markIssued(tx, set.id);
    await record(tx, actor, {
      action: waits ? 'credit_code_set.asked' : 'credit_code_set.created',
      subject: { type: 'credit_code_set', id: set.id, label: name },
      after: { amount_cents: amountCents, quantity },
    });
    await publishList(tx, 'private-list.credit_code_sets', [set.id], actor);
    return {
      data: presentSet(await listedSet(tx, set.public_id)),
      codes: codes.map(({ code }) => creditCodeText(code)),
    };
  });
}

async function isOver(tx: Parameters<Parameters<Db['tx']>[0]>[0], day: string): Promise<boolean> {
  const [row] = await tx.query<{ over: boolean }>(
    'gifts.is_over',
    `select $1::date < local_date((select app_now()), '${LAST_ZONE}') as over`,
    [day],
  );
  return row?.over ?? false;
}
