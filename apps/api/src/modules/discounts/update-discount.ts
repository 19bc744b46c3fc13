import type { FieldCode } from '@yay/contract/codes';
import type { DiscountBody, DiscountRecord } from '@yay/contract/discounts/calls';
import { type Db, isUniqueViolation, type Tx } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { discountById, lockForChange, writeDiscount } from './admin.repo.ts';
import { askWhetherAlone, changesTerms } from './agree.ts';
import { announceDiscount } from './announce-discount.ts';
import { checkTargets } from './check-targets.ts';
import { presentDiscount, targetsOf } from './discounts.present.ts';
import { recordedChanges } from './recorded-values.ts';
import { valuesFrom } from './values-from.ts';

type Input = DiscountBody & { readonly version: number };

/** Changes a code from now on. What families have saved with it keeps what it was given. */
export async function updateDiscount(
  db: Db,
  actor: Actor,
  id: number,
  input: Input,
): Promise<DiscountRecord | Refusal> {
  try {
    return await db.tx((tx) => updateIn(tx, actor, id, input));
  } catch (error) {
    if (!isUniqueViolation(error, 'discounts_code_key')) throw error;
    return refuse(422, 'invalid', { code: ['code_exists'] });
  }
}

async function updateIn(
  tx: Tx,
  actor: Actor,
  id: number,
  { version, ...body }: Input,
): Promise<DiscountRecord | Refusal> {
  const before = await lockForChange(tx, id);
  if (before === null) return refuse(404, 'not_found');
  if (before.archived_at !== null || before.version !== version) {
    const discount = await presentDiscount(tx, actor, before);
    const code = before.archived_at === null ? 'version_conflict' : 'archived';
    return refuse(409, code, undefined, { more: { discount } });
  }
  const { targets, errors } = await checkTargets(tx, body.targets, targetsOf(before));
  const wrong: Record<string, readonly FieldCode[]> = { ...errors };
  // It stands in the mails and weeks of families by now.
  if (body.code !== before.code && before.uses > 0) wrong.code = ['code_in_use'];
  if (!targets || Object.keys(wrong).length > 0) return refuse(422, 'invalid', wrong);

  const values = valuesFrom(body, targets);
  await writeDiscount(tx, id, values, actor.userId);
  if (changesTerms(before, values)) await askWhetherAlone(tx, actor, id, values);
  const after = await discountById(tx, id);
  if (after === null) throw new Error('the changed discount is not there');
  const changes = await recordedChanges(tx, before, after);
  if (changes) {
    await record(tx, actor, {
      action: 'discount.updated',
      subject: { type: 'discount', id, label: after.code },
      ...changes,
    });
    await announceDiscount(tx, actor, id);
  }
  return presentDiscount(tx, actor, after);
}
