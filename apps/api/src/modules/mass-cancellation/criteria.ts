import type { PlainDate } from '@yay/domain/calendar';

/**
 * The orders that a deed is about; an absent field does not matter. The criteria are kept with the
 * run and asked again of each family under that family's lock, so they name things by their ids.
 */
export interface CancellationCriteria {
  readonly starts_on: PlainDate;
  readonly ends_on: PlainDate;
  readonly market_ids?: readonly number[];
  readonly destination_ids?: readonly number[];
  readonly grade_ids?: readonly number[];
  readonly luncher_ids?: readonly number[];
  /** The vendor of the meal. */
  readonly vendor_ids?: readonly number[];
  /** The meal itself, without its extras. */
  readonly item_ids?: readonly number[];
  /** The menus by which the order's grade is served on its day. */
  readonly menu_ids?: readonly number[];
  readonly order_kinds?: readonly ('calendar' | 'grab_and_go')[];
  /** Only orders under a closure of this batch that is not lifted again. */
  readonly closed_by?: number;
  /**
   * Only these, and of them only what its luncher must not eat as meal and luncher are known when the
   * family is dealt with.
   */
  readonly unsafe_orders?: readonly number[];
}

/** The orders that criteria are about, locked ones among them; `criteriaParams` are $1 to $12. */
export const MATCHING = `lunches o
  left join market_days md on md.market_id = o.market_id and md.date = o.date
  where o.date between $1::date and $2::date
    and o.is_pending
    and ($3::int[] is null or o.market_id = any($3))
    and ($4::int[] is null or o.destination_id = any($4))
    and ($5::int[] is null or o.grade_id = any($5))
    and ($6::int[] is null or o.item_id in (select i.id from items i where i.vendor_id = any($6)))
    and ($7::int[] is null or o.item_id = any($7))
    and ($8::int[] is null or exists (
      select from grades g
      join scheduled_menus sm on sm.destination_id = o.destination_id and sm.date = o.date
        and sm.group_name = g.group_name
      where g.id = o.grade_id and sm.menu_id = any($8)))
    and ($9::text[] is null or o.kind = any($9))
    and ($10::int is null or exists (
      select from blackouts b
      where b.batch_id = $10 and closes(b, o.market_id, o.destination_id, o.grade_id, o.luncher_id,
        o.date)))
    and ($11::bigint[] is null or o.id = any($11))
    and ($12::int[] is null or o.luncher_id = any($12))`;

/**
 * Tells whether the kitchen's count was still open at the decision. An order open then is cancelled
 * even if its day locks while the run is at it: the families of a closed school are never left with
 * neither lunch nor money.
 */
export const wasOpen = (decidedAt: string): string =>
  `coalesce(least(md.locked_at, md.lock_at) > ${decidedAt},
    o.date >= local_date(${decidedAt}, o.timezone))`;

export const criteriaParams = (criteria: CancellationCriteria): readonly unknown[] => [
  criteria.starts_on,
  criteria.ends_on,
  criteria.market_ids ?? null,
  criteria.destination_ids ?? null,
  criteria.grade_ids ?? null,
  criteria.vendor_ids ?? null,
  criteria.item_ids ?? null,
  criteria.menu_ids ?? null,
  criteria.order_kinds ?? null,
  criteria.closed_by ?? null,
  criteria.unsafe_orders ?? null,
  criteria.luncher_ids ?? null,
];
