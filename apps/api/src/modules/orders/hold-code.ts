import { OWN_USE } from '@yay/domain/pricing';
import type { DiscountChoice } from '@yay/domain/week';
import type { Tx } from '../../platform/db/index.ts';
import { countUses, isLimited, lockDiscount } from '../discounts/index.ts';
import type { FamilyWeek } from './family-week.ts';
import type { WeekSave } from './week-save.ts';

/**
 * What a save says about the week's promo code. The limits of a code that is new to the week count
 * other families' weeks, so from here to the commit its takers wait for each other.
 */
export async function lockPromoCode(
  tx: Tx,
  week: FamilyWeek,
  save: Pick<WeekSave, 'userId' | 'monday' | 'code'>,
): Promise<DiscountChoice> {
  if (save.code.kind !== 'code') return { kind: save.code.kind };
  const discount = week.namedDiscount;
  const isHeld = discount?.id === week.discount?.id;
  if (discount === null || isHeld || !isLimited(discount)) {
    return { kind: 'code', discount, uses: OWN_USE };
  }
  await lockDiscount(tx, discount.id);
  return { kind: 'code', discount, uses: await countUses(tx, discount, save) };
}
