import type { PlainDate } from '@yay/domain/calendar';
import type { Row } from '../lib/insert-rows.ts';
import { isAvoided } from '../lib/meals.ts';
import type { Family } from './families.ts';
import type { Menu } from './menus.ts';
import type { Order } from './orders.ts';
import { SCHOOLS } from './places.ts';
import type { ServedDay } from './schedule.ts';
import type { Weeks } from './weeks.ts';

type Fridge = { id: number; name: string; schoolId: number; itemIds: number[]; lastDay: PlainDate };

/** Returns the schools' fridges of ready lunches, which need no choice, from their own kitchens. */
export function fridgesOf(menus: readonly Menu[]): Fridge[] {
  const next = Math.max(...menus.map((menu) => menu.id)) + 1;
  return SCHOOLS.map((school, index) => {
    const own = menus.filter((menu) => menu.school === school);
    const simple = own
      .flatMap((menu) => [...menu.entrees, ...menu.extras])
      .filter((item) => item.groups.length === 0);
    return {
      id: next + index,
      name: `${school.name}, grab & go`,
      schoolId: school.id,
      itemIds: [...new Set(simple.map((item) => item.id))].slice(0, 6),
      lastDay: own
        .map((menu) => menu.lastDay)
        .toSorted()
        .at(-1) as PlainDate,
    };
  });
}

export const fridgeMenuRows = (fridges: readonly Fridge[]): Row[] =>
  fridges.map(({ id, name, lastDay }) => ({ id, name, last_day: lastDay, kind: 'grab_and_go' }));

export const fridgeItemRows = (fridges: readonly Fridge[]): Row[] =>
  fridges.flatMap(({ id, itemIds }) =>
    itemIds.map((itemId) => ({ menu_id: id, item_id: itemId, weight: 1 })),
  );

export const goMenuRows = (fridges: readonly Fridge[], { thisMonday }: Weeks): Row[] =>
  fridges.map(({ id, schoolId }, index) => ({
    id: index + 1,
    destination_id: schoolId,
    menu_id: id,
    starts_on: thisMonday,
    ends_on: null,
  }));

/** Beside the lunches that a family chose, up to two that were ordered without a choice. */
export function goOrdersOf(
  family: Family,
  orders: readonly Order[],
  days: readonly ServedDay[],
): Order[] {
  const [luncher] = family.lunchers;
  if (luncher === undefined) return [];
  const own = orders
    .filter((order) => order.luncher === luncher && order.cancelled === null)
    .slice(-2);
  return own.flatMap((order, index) => {
    const day = days.find((one) => one.school === luncher.school && one.date === order.date);
    const offered = day?.menus[luncher.grade.group].menu?.entrees;
    const item = offered?.find(
      (one) =>
        one.groups.length === 0 &&
        one.capacity === null &&
        one !== order.meal.item &&
        !isAvoided(luncher.tolerances, one),
    );
    if (!item) return [];
    const meal = { item, options: [], extras: [] };
    return [{ ...order, id: orders.length + index + 1, kind: 'grab_and_go', meal, lateFee: 0 }];
  });
}
