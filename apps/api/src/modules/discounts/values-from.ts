import type { DiscountBody } from '@yay/contract/discounts/calls';
import type { TargetIds } from '@yay/domain/targets';
import type { DiscountValues } from './admin.repo.ts';

export function valuesFrom(
  { targets: _asked, ...body }: DiscountBody,
  targets: TargetIds,
): DiscountValues {
  return {
    ...body,
    market_ids: targets.markets,
    destination_ids: targets.destinations,
    grade_ids: targets.grades,
  };
}
