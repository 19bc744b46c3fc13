import { addDays, type PlainDate } from '@yay/domain/calendar';
import { type Instant, instant } from '@yay/domain/time';
import type { Item } from '../lib/catalogue.ts';
import { CopyText } from '../lib/copy-rows.ts';
import type { School } from '../lib/places.ts';
import type { Random } from '../lib/random.ts';
import { type CityFamilies, isUnplaced } from './families.ts';
import { OrderText, type WeekText } from './order-text.ts';
import { safeMeals } from './safe-meals.ts';
import type { CitySchedule, MarketDay } from './schedule.ts';
import { LAST_ORDERED_WEEK, WEEKS_BACK } from './size.ts';

const HOUR = 3_600_000;
const LATE_FEE_CENTS = 100;
/** Of those who order a week, on how many of its days. */
const DAY_CHANCE = 0.75;

type City = {
  now: Instant;
  schools: readonly School[];
  items: readonly Item[];
  schedule: CitySchedule;
  families: CityFamilies;
  orders: number;
  random: Random;
};

/** Yields week after week, the earliest first; at the end what has been reserved and rated. */
export function* cityOrders(
  city: City,
): Generator<WeekText, { stock: CopyText; ratings: CopyText; count: number }> {
  const { now, schools, items, schedule, families, random } = city;
  const safe = safeMeals(items);
  const stock = new Map<string, { item: Item; day: MarketDay; reserved: number }>();
  const rated = new Set<number>();
  const ratings = new CopyText();
  const weights = weekWeights(schedule);
  let weightLeft = weights.reduce((sum, weight) => sum + weight, 0);
  let left = city.orders;
  const text = new OrderText();

  const take = (item: Item, day: MarketDay): boolean => {
    if (item.capacity === null) return true;
    const key = `${item.id} ${day.date}`;
    const entry = stock.get(key) ?? { item, day, reserved: 0 };
    if (entry.reserved >= item.capacity) return false;
    stock.set(key, { ...entry, reserved: entry.reserved + 1 });
    return true;
  };
  const rate = (luncher: number, item: Item, day: MarketDay) => {
    if (day.serveAt > now || !random.chance(0.15)) return;
    const key = luncher * items.length + item.id;
    if (rated.has(key)) return;
    rated.add(key);
    ratings.line(
      `${luncher + 1}\t${item.id}\t${random.chance(0.7 + (item.id % 28) / 100) ? 1 : 0}`,
    );
  };

  for (const [week, weight] of weights.entries()) {
    text.startWeek();
    let quota = weightLeft > 0 ? Math.round((left * weight) / weightLeft) : 0;
    weightLeft -= weight;
    const start = random.between(0, families.count - 1);
    const stride = strideThrough(families.count);
    for (let turn = 0; turn < families.count && quota > 0; turn++) {
      const family = (start + turn * stride) % families.count;
      if (isUnplaced(family)) continue;
      const first = families.firstLuncher[family] ?? 0;
      const end = families.firstLuncher[family + 1] ?? 0;
      let savedAt = 0;
      for (let luncher = first; luncher < end && quota > 0; luncher++) {
        const schoolIndex = families.school[luncher] ?? 0;
        const school = schools[schoolIndex] as School;
        const profile = families.profile[luncher] ?? 0;
        for (let weekday = 0; weekday < 5 && quota > 0; weekday++) {
          const day = schedule.marketDay(school.market, week, weekday);
          if (day.closed || !random.chance(DAY_CHANCE)) continue;
          const menu = schedule.menuAt(schoolIndex, week, weekday, families.group[luncher] ?? 0);
          const item = random.pick(menu.entrees);
          const groups = safe(item, profile);
          if (groups === null || !take(item, day)) continue;

          if (savedAt === 0) savedAt = Math.min(day.lateFrom, now) - random.between(1, 72 * HOUR);
          const lateAt = day.lateFrom + random.between(1, 8) * HOUR;
          const late = lateAt <= now && random.chance(0.05);
          const options = groups.flatMap(({ min, max, options: safeOnes }) =>
            random.some(safeOnes, random.between(min, Math.min(max, safeOnes.length))),
          );
          const extra = random.chance(0.3) ? random.pick(menu.extras) : null;
          const hasExtra = extra && safe(extra, profile) && take(extra, day);
          text.add({
            userId: family + 1,
            luncherId: luncher + 1,
            schoolId: school.id,
            gradeId: families.grade[luncher] ?? 0,
            day,
            status: day.serveAt <= now ? 'served' : day.lockAt <= now ? 'locked' : 'placed',
            meal: { item, options, extras: hasExtra ? [extra] : [] },
            lateFee: late ? LATE_FEE_CENTS : 0,
            at: instant(late ? lateAt : savedAt),
            withHistory: week >= WEEKS_BACK,
          });
          rate(luncher, item, day);
          quota -= 1;
          left -= 1;
        }
      }
      if (savedAt !== 0) {
        text.addWeek(family + 1, schedule.mondays[week] as PlainDate, instant(savedAt));
      }
    }
    yield text.week();
  }
  return { stock: stockText(stock.values()), ratings, count: text.count };
}

/** The city grows; most have ordered this week, fewer the next one. Closed days count for less. */
function weekWeights({ mondays, holidays }: CitySchedule): number[] {
  const ordered = mondays.slice(0, WEEKS_BACK + LAST_ORDERED_WEEK + 1);
  return ordered.map((monday, week) => {
    const friday = addDays(monday, 4);
    const days = holidays.filter(({ date }) => date >= monday && date <= friday).length;
    const growth = 0.6 + (0.8 * week) / WEEKS_BACK;
    const near = week === WEEKS_BACK ? 1.5 : week > WEEKS_BACK ? 0.8 : 1;
    return growth * near * Math.max(0, 5 - days);
  });
}

/** Prime to the count, so that steps of it come by every family once. */
function strideThrough(count: number): number {
  const prime = [7_919, 104_729, 1_299_709].find((one) => count % one !== 0);
  return prime ?? 1;
}

function stockText(entries: Iterable<{ item: Item; day: MarketDay; reserved: number }>): CopyText {
  const text = new CopyText();
  for (const { item, day, reserved } of entries) {
    text.line(`${item.id}\t${day.date}\t${reserved}`);
  }
  return text;
}
