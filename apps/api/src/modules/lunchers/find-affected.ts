import type { AffectedOrder } from '@yay/contract/lunchers/calls';
import type { Tolerances } from '@yay/domain/allergy';
import {
  type LuncherChange,
  type RecheckReason,
  recheckOrder,
  whyForbidden,
} from '@yay/domain/lunchers';
import { canTransition, lockAt, type OrderTimes } from '@yay/domain/ordering';
import { type Instant, zone } from '@yay/domain/time';
import { type LuncherInPlace, partsIn } from '../../facts/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import { orderRules } from '../settings/index.ts';
import { type OrderAhead, offeredOn, ordersAhead } from './orders-ahead.repo.ts';
import type { GradeRow } from './schools.repo.ts';

/** The planned state of a luncher. */
export type Becoming =
  | { readonly kind: 'deleted' }
  | { readonly kind: 'changed'; readonly grade: GradeRow | null; readonly tolerances: Tolerances };

export interface Recheck {
  readonly affected: readonly (AffectedOrder & { readonly id: number })[];
  /** Orders that stay, and can still be delivered to another grade. */
  readonly standing: readonly number[];
}

/** Looks at every order ahead of a luncher; changes nothing. */
export async function findAffected(
  source: Queryable,
  luncher: LuncherInPlace,
  becoming: Becoming,
): Promise<Recheck> {
  const { now, times } = await orderRules(source);
  const orders = await ordersAhead(source, luncher.id, luncher.user_id);
  const offered = await offeredToNewGrade(source, luncher, becoming, orders);
  const nothing: ReadonlySet<number> = new Set();

  const looked = orders.map((order) => {
    const change = changeFor(luncher, becoming, offered?.get(order.date) ?? nothing);
    const because = recheckOrder(change, order.parts);
    return { order, open: isOpen(order, now, times), because, change };
  });
  return {
    affected: looked.flatMap(({ order, open, because, change }) =>
      because === null
        ? []
        : [
            {
              id: order.id,
              luncher_id: luncher.id,
              date: order.date,
              item_name: order.item_name,
              total: order.total_cents,
              because,
              findings: isAllergy(because) ? findingsOf(change, order) : [],
              cancelled: open,
              paid_cents: order.paid_cents,
            },
          ],
    ),
    standing: looked.flatMap(({ order, open, because }) =>
      because === null && open ? [order.id] : [],
    ),
  };
}

const isAllergy = (because: RecheckReason): boolean =>
  because === 'allergy' || because === 'allergy_unverified';

const findingsOf = (
  change: LuncherChange,
  { locale, parts }: OrderAhead,
): AffectedOrder['findings'] =>
  whyForbidden(change, partsIn(locale, parts)).map(({ part, property, found }) => ({
    part: part.name,
    property,
    found,
  }));

function changeFor(
  luncher: LuncherInPlace,
  becoming: Becoming,
  offered: ReadonlySet<number>,
): LuncherChange {
  if (becoming.kind === 'deleted') {
    return { deleted: true, schoolChanged: false, offered: null, tolerances: null };
  }
  const { grade, tolerances } = becoming;
  return {
    deleted: false,
    schoolChanged: grade !== null && grade.destination_id !== luncher.destination_id,
    offered: grade !== null && grade.id !== luncher.grade_id ? offered : null,
    tolerances,
  };
}

async function offeredToNewGrade(
  source: Queryable,
  luncher: LuncherInPlace,
  becoming: Becoming,
  orders: readonly OrderAhead[],
): Promise<ReadonlyMap<string, ReadonlySet<number>> | undefined> {
  if (becoming.kind === 'deleted' || orders.length === 0) return undefined;
  const { grade } = becoming;
  if (grade === null || grade.id === luncher.grade_id) return undefined;
  const dates = [...new Set(orders.map((order) => order.date))];
  const days = await offeredOn(source, grade.id, luncher.id, dates);
  return new Map(days.map((day) => [day.date, new Set(day.item_ids)]));
}

/** Tells whether the family's order can still be taken back: the kitchen has not counted it. */
function isOpen(order: OrderAhead, now: Instant, times: OrderTimes): boolean {
  return (
    canTransition(order.status, 'cancelled', 'parent') &&
    !order.day_locked &&
    now < lockAt(order.date, zone(order.timezone), times)
  );
}
