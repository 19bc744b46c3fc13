import type { VendorCounts } from '@yay/contract/vendors/calls';
import { mayNameChildren, vendorScopeOf } from '@yay/domain/access';
import { sortProperties, whyNotSafe } from '@yay/domain/allergy';
import { addDays, isWeekday, type PlainDate } from '@yay/domain/calendar';
import {
  type KitchenMarket,
  type KitchenOrder,
  kitchenCount,
  kitchenState,
} from '@yay/domain/kitchen';
import { instant, zone } from '@yay/domain/time';
import type { Queryable } from '../../platform/db/index.ts';
import { type Actor, type Refusal, refuse } from '../../platform/http/index.ts';
import { orderTimes } from '../settings/index.ts';
import { presentCounts } from './vendors.present.ts';
import {
  findVendor,
  type KitchenMarketRow,
  type KitchenOrderRow,
  kitchenDates,
  kitchenMarkets,
  kitchenOrders,
} from './vendors.repo.ts';

/** Exactly what a vendor has to make for a day, in at most five statements whatever its size. */
export async function countDay(
  source: Queryable,
  actor: Actor,
  asked: { readonly vendorId: number; readonly date: PlainDate | undefined },
): Promise<{ data: VendorCounts } | Refusal> {
  const vendor = await findVendor(source, vendorScopeOf(actor), asked.vendorId);
  if (vendor === undefined) return refuse(404, 'not_found');

  const date = asked.date ?? (await nextDateToMake(source, vendor.id));
  const times = await orderTimes(source);
  // The locks before the orders: once a day is locked nothing of it is saved, so counts that are
  // called final are the last ones.
  const markets = await kitchenMarkets(source, vendor.id, date);
  const orders = await kitchenOrders(source, vendor.id, date);
  const ordering = new Set(orders.map(({ market_id }) => market_id));
  const concerned = markets.filter(({ id, offers }) => offers || ordering.has(id));
  const state = kitchenState(concerned.map(asMarket), date, times);
  const count = kitchenCount(orders.map(asOrder));
  return { data: presentCounts({ vendor, date, state, count, named: mayNameChildren(actor) }) };
}

/** The next day with something to make; with nothing ordered yet, the next school day. */
async function nextDateToMake(source: Queryable, vendorId: number): Promise<PlainDate> {
  const { firstToMake, today } = await kitchenDates(source, vendorId);
  let next = addDays(today, 1);
  while (!isWeekday(next)) next = addDays(next, 1);
  return firstToMake ?? next;
}

const asMarket = (row: KitchenMarketRow): KitchenMarket => ({
  zone: zone(row.timezone),
  lockAt: row.lock_at === null ? null : instant(row.lock_at),
  lockedAt: row.locked_at === null ? null : instant(row.locked_at),
});

const asOrder = (row: KitchenOrderRow): KitchenOrder => ({
  orderId: row.id,
  luncher: row.luncher,
  strict: sortProperties(row.strict),
  notSafe: whyNotSafe(row, row.parts ?? []),
  school: { id: row.destination_id, name: row.destination, abbreviation: row.abbreviation },
  grade: { id: row.grade_id, label: row.grade, position: row.grade_position },
  entree: row.makes_entree ? { id: row.item_id, name: row.item } : null,
  // Options are the entree's, so another kitchen's entree takes them along.
  options: row.makes_entree
    ? (row.options ?? []).map(([id, name, group]) => ({ id, name, group }))
    : [],
  extras: (row.extras ?? []).map(([id, name]) => ({ id, name })),
});
