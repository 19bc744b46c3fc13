import type { PlainDate } from '@yay/domain/calendar';
import type { Discount } from '@yay/domain/pricing';

/** A row of discounts, as `to_json` writes it. */
export interface DiscountRow {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  starts_on: PlainDate | null;
  ends_on: PlainDate | null;
  max_uses: number | null;
  max_uses_per_family: number | null;
  min_total_cents: number;
  first_order_only: boolean;
  market_ids: number[];
  destination_ids: number[];
  grade_ids: number[];
  archived_at: string | null;
}

export interface SavedDiscount {
  readonly id: number;
  readonly code: string;
  readonly rule: Discount;
}

export function savedDiscount(row: DiscountRow): SavedDiscount {
  return {
    id: row.id,
    code: row.code,
    rule: {
      kind: row.kind,
      value: row.value,
      archived: row.archived_at !== null,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      maxUses: row.max_uses,
      maxUsesPerFamily: row.max_uses_per_family,
      minimumSubtotal: row.min_total_cents,
      firstOrderOnly: row.first_order_only,
      targets: {
        markets: row.market_ids,
        destinations: row.destination_ids,
        grades: row.grade_ids,
      },
    },
  };
}

/** Codes are kept in capitals; people type them as they like. */
export const normalCode = (code: string): string => code.trim().toUpperCase();
