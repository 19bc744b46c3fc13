import { type PlainDate, weekday } from '@yay/domain/calendar';
import { DEFAULT_TIMES, lateFrom } from '@yay/domain/ordering';
import { type Instant, instant } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import { isAvoided, type Meal, mealWith } from '../lib/meals.ts';
import type { Random } from '../lib/random.ts';
import { type Blackout, isClosed } from './blackouts.ts';
import type { Family, Luncher } from './families.ts';
import { madeOf } from './item-details.ts';
import { KIM_CHOICES, KIM_DAYS } from './kims.ts';
import type { Order } from './orders.ts';
import type { MarketDay, ServedDay } from './schedule.ts';
import { mondayOfWeek, type Weeks, weekNumbers } from './weeks.ts';

const HOUR = 3_600_000;
const LATE_FEE_CENTS = 100;

type World = {
  weeks: Weeks;
  families: readonly Family[];
  days: readonly ServedDay[];
  marketDays: readonly MarketDay[];
  blackouts: readonly Blackout[];
  random: Random;
};

/** Six weeks of lunches, this week's, and what of the next is ordered by now. */
export function placeOrders({
  weeks,
  families,
  days,
  marketDays,
  blackouts,
  random,
}: World): Order[] {
  const { now } = weeks;
  const orders: Order[] = [];
  const taken = new Map<string, number>();
  const dayOf = new Map(
    days.map((day) => [`${day.school.id} ${day.week} ${weekday(day.date)}`, day]),
  );
  const marketDayOf = new Map(marketDays.map((day) => [`${day.market.id} ${day.date}`, day]));

  const isLeft = ({ id, capacity }: Item, date: PlainDate) =>
    capacity === null || (taken.get(`${id} ${date}`) ?? 0) < capacity;
  const reserve = ({ item, extras }: Meal, date: PlainDate) => {
    for (const { id } of [item, ...extras]) {
      taken.set(`${id} ${date}`, (taken.get(`${id} ${date}`) ?? 0) + 1);
    }
  };

  const place = (
    luncher: Luncher,
    week: number,
    onDay: number,
    savedAt: Instant,
    choose: (offered: Offered) => Meal | null,
  ) => {
    const day = dayOf.get(`${luncher.school.id} ${week} ${onDay}`);
    const offer = day?.menus[luncher.grade.group];
    const marketDay = day && marketDayOf.get(`${luncher.school.market.id} ${day.date}`);
    if (!day || !offer?.menu || !marketDay) return;
    if (isClosed(blackouts, luncher.school, luncher.grade.id, day.date)) return;
    const entrees = [...new Set([...offer.menu.entrees, ...offer.specials])];
    const meal = choose({
      entrees: entrees.filter((item) => isLeft(item, day.date)),
      extras: offer.menu.extras.filter((item) => isLeft(item, day.date)),
    });
    if (!meal) return;
    const monday = mondayOfWeek(weeks, week);
    const late = lateFrom(monday, luncher.school.market.zone, DEFAULT_TIMES);
    // A few are saved late: on Sunday morning, while all five days are still open.
    const lateAt = instant(late + random.between(1, 8) * HOUR);
    const isLate = random.chance(0.06) && lateAt <= now;
    const createdAt = isLate ? lateAt : savedAt;
    // One in fifty is taken off again the same hour.
    const isCancelled = random.chance(0.02) && luncher.last !== 'Kim';
    const cancelledAt = instant(Math.min(createdAt + HOUR / 2, now));
    if (!isCancelled) reserve(meal, day.date);
    orders.push({
      id: orders.length + 1,
      kind: 'calendar',
      luncher,
      date: day.date,
      monday,
      meal,
      lateFee: isLate ? LATE_FEE_CENTS : 0,
      createdAt,
      cancelled: isCancelled ? { reason: 'parent', at: cancelledAt } : null,
      day: marketDay,
    });
  };

  for (const week of weekNumbers(undefined, 1)) {
    for (const [index, family] of families.entries()) {
      if (week < family.firstWeek) continue;
      const savedAt = savedBefore(weeks, week, family, random);
      if (savedAt === null) continue;
      if (index === 0) {
        for (const luncher of family.lunchers) {
          for (const onDay of kimDays(luncher, week)) {
            place(luncher, week, onDay, savedAt, (offered) => kimMeal(luncher, onDay, offered));
          }
        }
        continue;
      }
      // Most have ordered this week, not yet so many the next.
      if (week === 1 && !random.chance(0.45)) continue;
      const keenness = 0.55 + ((family.userId * 37) % 40) / 100;
      for (const luncher of family.lunchers) {
        const favorites = favoritesOf(luncher);
        for (const onDay of [1, 2, 3, 4, 5]) {
          if (!random.chance(keenness)) continue;
          place(luncher, week, onDay, savedAt, (offered) =>
            anyMeal(luncher, offered, favorites, week === 1, random),
          );
        }
      }
    }
  }
  return orders;
}

type Offered = { entrees: Item[]; extras: Item[] };

/** Days before the week turns late, and never after now; null when that was before they joined. */
function savedBefore(weeks: Weeks, week: number, family: Family, random: Random): Instant | null {
  const zones = family.lunchers.map(({ school }) => school.market.zone);
  const turns = zones.map((zone) => lateFrom(mondayOfWeek(weeks, week), zone, DEFAULT_TIMES));
  const latest = Math.min(...turns, weeks.now) - 1;
  if (!Number.isFinite(latest)) return null;
  const at = latest - random.between(HOUR / 4, 72 * HOUR);
  return instant(Math.max(at, Math.min(family.joinedAt + HOUR / 2, latest)));
}

function kimDays(luncher: Luncher, week: number): readonly number[] {
  const planned = KIM_DAYS.find((one) => one.week === week)?.days[luncher.first];
  return planned ?? Object.keys(KIM_CHOICES[luncher.first] ?? {}).map(Number);
}

function kimMeal(luncher: Luncher, onDay: number, { entrees, extras }: Offered): Meal | null {
  const choice = KIM_CHOICES[luncher.first]?.[onDay];
  const item = entrees.find(({ name }) => name === choice?.item);
  if (!choice || !item) return null;
  const options = item.groups.flatMap((group) => group.options);
  return {
    item,
    options: options.filter(({ name }) => choice.options?.includes(name)),
    extras: extras.filter(({ name }) => choice.extras?.includes(name)),
  };
}

function anyMeal(
  luncher: Luncher,
  { entrees, extras }: Offered,
  favorites: (item: Item) => boolean,
  scarceFirst: boolean,
  random: Random,
): Meal | null {
  const nice = entrees.filter((item) => !isAvoided(luncher.tolerances, item));
  const scarce = nice.filter(({ capacity }) => capacity !== null && capacity <= 10);
  const loved = nice.filter(favorites);
  const first =
    scarceFirst && scarce.length > 0 && random.chance(0.6)
      ? scarce
      : loved.length > 0 && random.chance(0.65)
        ? loved
        : nice;
  for (const item of [...random.some(first, 1), ...random.some(nice, 3)]) {
    const meal = mealWith(item, extras, luncher.tolerances, random);
    if (meal) return madeOf(meal);
  }
  return null;
}

/** Children like some things, always the same ones. */
function favoritesOf(luncher: Luncher): (item: Item) => boolean {
  return ({ id }) => (luncher.id * 31 + id * 17) % 10 < 3;
}
