import { type Instant, instant, toIso } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import type { Row } from '../lib/insert-rows.ts';
import { type Meal, mealCents } from '../lib/meals.ts';
import { type Blackout, isClosed } from './blackouts.ts';
import type { Family } from './families.ts';
import { type Menu, named } from './menus.ts';
import type { Order } from './orders.ts';
import type { MarketDay, ServedDay } from './schedule.ts';
import { dayOfWeek, mondayOfWeek, type Weeks } from './weeks.ts';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

const HOUR = 3_600_000;
const WEEK = 2;
/** By weekday, what a child had ordered; the first that is open. */
const PLANS: readonly {
  child: string;
  because: string;
  becauseEs: string;
  to: string;
  candidates: readonly { weekday: number; from: string; options: readonly string[] }[];
}[] = [
  {
    child: 'Mia',
    because: 'The pizza oven at Luigi’s Corner is broken.',
    becauseEs: 'Se averió el horno de pizza de Luigi’s Corner.',
    to: 'Pesto spaghetti',
    candidates: [
      { weekday: 1, from: 'Margherita pizza', options: ['One slice'] },
      { weekday: 2, from: 'Two chicken tacos', options: ['Mild salsa'] },
    ],
  },
  {
    child: 'Ada',
    because: 'Our chickpeas did not arrive.',
    becauseEs: 'No nos llegaron los garbanzos.',
    to: 'Cheesy flatbread',
    candidates: [
      { weekday: 3, from: 'Falafel wrap', options: [] },
      { weekday: 2, from: 'Bean burrito', options: ['Mild salsa'] },
    ],
  },
];

export type Substituted = {
  order: Order;
  menu: Menu;
  served: Menu;
  from: Item;
  to: Item;
  before: Meal;
  because: string;
  becauseEs: string;
  /** Whether nobody knows if it is safe for this child. */
  refused: boolean;
};

/**
 * Dishes that Dana Kim ordered for the week after next are replaced: of one child's nobody knows
 * whether it is safe for her, the other has the replacement. Their days have menus of their own since.
 */
export function substitutedOf({
  weeks,
  menus,
  items,
  days,
  marketDays,
  families,
  blackouts,
  orders,
}: {
  weeks: Weeks;
  menus: Menu[];
  items: readonly Item[];
  days: readonly ServedDay[];
  marketDays: readonly MarketDay[];
  families: readonly Family[];
  blackouts: readonly Blackout[];
  orders: Order[];
}): Substituted[] {
  return PLANS.flatMap(({ child, because, becauseEs, to: toName, candidates }): Substituted[] => {
    const luncher = families[0]?.lunchers.find(({ first }) => first === child);
    const chosen = candidates.find(
      ({ weekday }) =>
        luncher &&
        !isClosed(blackouts, luncher.school, luncher.grade.id, dayOfWeek(weeks, WEEK, weekday)),
    );
    if (luncher === undefined || chosen === undefined) return [];
    const date = dayOfWeek(weeks, WEEK, chosen.weekday);
    const from = named(items, chosen.from);
    const to = named(items, toName);
    const day = days.find((one) => one.school === luncher.school && one.date === date);
    const offer = day?.menus[luncher.grade.group];
    const marketDay = marketDays.find(
      (one) => one.market === luncher.school.market && one.date === date,
    );
    if (!offer?.menu || !marketDay) return [];
    const { menu } = offer;
    const exchanged = (offered: readonly Item[]) => [
      ...new Set(offered.map((item) => (item === from ? to : item))),
    ];
    const id = Math.max(...menus.map((one) => one.id)) + 1;
    const name = `${menu.name} · ${to.name}, ${DAY.format(Date.parse(date))}`;
    const served = { ...menu, id, name, entrees: exchanged(menu.entrees) };
    menus.push(served);
    offer.menu = served;
    offer.specials = exchanged(offer.specials);
    const options = from.groups
      .flatMap((group) => group.options)
      .filter((option) => chosen.options.includes(option.name));
    const before = { item: from, options, extras: [] };
    const refused = luncher.tolerances.peanuts === 'avoid_strictly';
    const order: Order = {
      id: orders.length + 1,
      kind: 'calendar',
      luncher,
      date,
      monday: mondayOfWeek(weeks, WEEK),
      // The lower of both prices.
      meal: refused
        ? before
        : {
            item: { ...to, price: Math.min(to.price, mealCents(before)) },
            options: [],
            extras: [],
          },
      lateFee: 0,
      createdAt: instant(weeks.now - 50 * HOUR),
      cancelled: null,
      day: marketDay,
      ...(!refused && { replaced: { before, at: replacedAt(weeks.now) } }),
    };
    orders.push(order);
    return [{ order, menu, served, from, to, before, because, becauseEs, refused }];
  });
}

const replacedAt = (now: Instant): Instant => instant(now - 2 * HOUR);

export function substitutionRows(all: readonly Substituted[], now: Instant, by: number): Row[] {
  return all.map(({ order, menu, served, from, to, because, becauseEs }, index) => ({
    id: index + 1,
    menu_id: menu.id,
    served_menu_id: served.id,
    from_item_id: from.id,
    to_item_id: to.id,
    starts_on: order.date,
    ends_on: order.date,
    because,
    because_es: becauseEs,
    state: 'done',
    families: 1,
    actor_id: by,
    request_key: `demo-${index + 1}`,
    created_at: toIso(replacedAt(now)),
    finished_at: toIso(replacedAt(now)),
  }));
}

export function substitutionChoiceRows(all: readonly Substituted[]): Row[] {
  return all.map(({ order, to, before, refused }, index) => ({
    id: index + 1,
    substitution_id: index + 1,
    order_id: order.id,
    user_id: order.luncher.userId,
    luncher_id: order.luncher.id,
    date: order.date,
    state: 'open',
    problem: refused ? 'allergy_unverified' : null,
    detail: refused ? { property: 'peanuts', part: to.name } : null,
    before_cents: mealCents(before),
  }));
}
