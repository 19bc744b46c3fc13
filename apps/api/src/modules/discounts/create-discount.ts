import type { DiscountBody, DiscountRecord } from '@yay/contract/discounts/calls';
import { NO_TARGETS } from '@yay/domain/targets';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { discountById, insertDiscount } from './admin.repo.ts';
import { askWhetherAlone } from './agree.ts';
import { announceDiscount } from './announce-discount.ts';
import { checkTargets } from './check-targets.ts';
import { presentDiscount } from './discounts.present.ts';
import { recordedValues } from './recorded-values.ts';
import { valuesFrom } from './values-from.ts';

/** A new promo code, which counts from its first day on, or once a second person agreed to it. */
export async function createDiscount(
  db: Db,
  actor: Actor,
  body: DiscountBody,
): Promise<DiscountRecord | Refusal> {
  try {
    return await db.tx((tx) => createIn(tx, actor, body));
  } catch (error) {
    if (!isUniqueViolation(error, 'discounts_code_key')) throw error;
    return refuse(422, 'invalid', { code: ['code_exists'] });
  }
}

async function createIn(
  tx: Tx,
  actor: Actor,
  body: DiscountBody,
): Promise<DiscountRecord | Refusal> {
  const { targets, errors } = await checkTargets(tx, body.targets, NO_TARGETS);
  if (errors) return refuse(422, 'invalid', errors);
  const values = valuesFrom(body, targets);
  const id = await insertDiscount(tx, values, actor.userId);
  await askWhetherAlone(tx, actor, id, values);
  const created = await discountById(tx, id);
  if (created === null) throw new Error('the new discount is not there');
  await record(tx, actor, {
    action: 'discount.created',
    subject: { type: 'discount', id, label: created.code },
    after: await recordedValues(tx, created),
  });
  await announceDiscount(tx, actor, id);
  return presentDiscount(tx, actor, created);
}
