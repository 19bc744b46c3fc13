import type { PlainDate } from '@yay/domain/calendar';
import type { SavedDiscount } from '@yay/domain/pricing';

/** A row of discounts, as `to_json` writes it. */
export interface DiscountRow {
  id: number;
  code: string;
  kind: 'percent' | 'amount';
  value: number;
  most_cents: number | null;
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
  created_by: number | null;
  changed_by: number | null;
  /** The person who asked for it as it stands, while it waits for a second person. */
  waiting_by: number | null;
  approved_by: number | null;
}

/**
 * The terms of a code: its reduction, from which amount on and for whom. Kept with a week that is
 * saved with it.
 */
export type DiscountTerms = Pick<
  DiscountRow,
  | 'kind'
  | 'value'
  | 'most_cents'
  | 'min_total_cents'
  | 'market_ids'
  | 'destination_ids'
  | 'grade_ids'
>;

/**
 * Returns a code as the rules know it. With a family it is nothing for whoever wrote the code or agreed to it, which
 * is asked of terms that are new to a week; those of a saved week stay as they were agreed.
 */
export function savedDiscount(row: DiscountRow, familyId?: number): SavedDiscount {
  return {
    id: row.id,
    code: row.code,
    rule: {
      kind: row.kind,
      value: row.value,
      most: row.most_cents,
      archived: row.archived_at !== null,
      waits: row.waiting_by !== null,
      startsOn: row.starts_on,
      endsOn: row.ends_on,
      maxUses: row.max_uses,
      maxUsesPerFamily: row.max_uses_per_family,
      minimumSubtotal: row.min_total_cents,
      firstOrderOnly: row.first_order_only,
      isOwn:
        familyId !== undefined &&
        [row.created_by, row.changed_by, row.approved_by].includes(familyId),
      targets: {
        markets: row.market_ids,
        destinations: row.destination_ids,
        grades: row.grade_ids,
      },
    },
  };
}

export const termsOf = ({ rule }: SavedDiscount): DiscountTerms => ({
  kind: rule.kind,
  value: rule.value,
  most_cents: rule.most,
  min_total_cents: rule.minimumSubtotal ?? 0,
  market_ids: [...rule.targets.markets],
  destination_ids: [...rule.targets.destinations],
  grade_ids: [...rule.targets.grades],
});

/** SQL: the code `d` of the week `w`, by the terms that the week was saved with; otherwise as it is. */
export const AS_SAVED = `to_jsonb(d) || coalesce(w.discount_terms, '{}')`;

/** Codes are kept in capitals; people type them as they like. */
export const normalCode = (code: string): string => code.trim().toUpperCase();
