import { addDays, type PlainDate } from '@yay/domain/calendar';
import type { Discount } from '@yay/domain/pricing';
import type { Row } from '../lib/insert-rows.ts';
import { schoolNamed } from './places.ts';

export type CodedDiscount = Discount & { id: number; code: string };

const unlimited: Omit<Discount, 'kind' | 'value'> = {
  most: null,
  archived: false,
  waits: false,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  maxUsesPerFamily: null,
  minimumSubtotal: 0,
  firstOrderOnly: false,
  isOwn: false,
  targets: { markets: [], destinations: [], grades: [] },
};

export function discountsOf(thisMonday: PlainDate) {
  const maplewood = schoolNamed('Maplewood Elementary').id;
  return {
    lunch5: coded(1, 'LUNCH5', { kind: 'amount', value: 500, minimumSubtotal: 2000 }),
    welcome10: coded(2, 'WELCOME10', { kind: 'percent', value: 10, firstOrderOnly: true }),
    expired: coded(3, 'EXPIRED', {
      kind: 'percent',
      value: 20,
      startsOn: addDays(thisMonday, -70),
      endsOn: addDays(thisMonday, -8),
    }),
    maple15: coded(4, 'MAPLE15', {
      kind: 'percent',
      value: 15,
      targets: { markets: [], destinations: [maplewood], grades: [] },
    }),
    once: coded(5, 'ONCE', { kind: 'amount', value: 300, maxUsesPerFamily: 1 }),
  };
}
export type Discounts = ReturnType<typeof discountsOf>;

function coded(
  id: number,
  code: string,
  given: Partial<Discount> & Pick<Discount, 'kind' | 'value'>,
): CodedDiscount {
  return { ...unlimited, ...given, id, code };
}

export function discountRows(discounts: Discounts): Row[] {
  return Object.values(discounts).map((discount) => ({
    id: discount.id,
    code: discount.code,
    kind: discount.kind,
    value: discount.value,
    most_cents: discount.most,
    starts_on: discount.startsOn,
    ends_on: discount.endsOn,
    max_uses: discount.maxUses,
    max_uses_per_family: discount.maxUsesPerFamily,
    min_total_cents: discount.minimumSubtotal ?? 0,
    first_order_only: discount.firstOrderOnly,
    market_ids: discount.targets.markets,
    destination_ids: discount.targets.destinations,
    grade_ids: discount.targets.grades,
  }));
}
