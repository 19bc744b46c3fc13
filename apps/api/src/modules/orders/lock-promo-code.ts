import { OWN_USE } from '@yay/domain/pricing';
import type { DiscountChoice } from '@yay/domain/week';
import type { Tx } from '../../platform/db/index.ts';
import { countUses, isLimited, lockDiscount } from '../discounts/index.ts';
import type { FamilyWeek } from './family-week.ts';
import type { WeekSave } from './week-save.ts';

/**
 * Returns the choice that a save makes about the week's promo code. A limited code that is new to the
 * week is locked until the commit, since its limits count the weeks of other families.
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
