import { addDays, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { dateIn, instant, zone } from '@yay/domain/time';
import { type LuncherDay, luncherDays } from '@yay/domain/week';
import type { Db, Queryable, Tx } from '../../platform/db/index.ts';
import type { Letters, PreviewDay, WeekPreviewData } from '../letters/index.ts';
import { type LoadedWeek, loadFamilyWeek } from '../orders/index.ts';
import type { Catalogue } from '../schedule/index.ts';

/** The letter says what the family itself can still choose, even when the team has it sent. */
const FAMILY = { window: 'customer', correcting: false } as const;

/**
 * Posts a preview of next week to a family: the week after the current one where its first luncher
 * eats. Returns its Monday; undefined, with nothing posted, for a family without lunchers. The number
 * of statements does not grow with children, days or meals.
 */
export async function postWeekPreview(
  parts: { readonly db: Db; readonly letters: Letters },
  tx: Tx,
  userId: number,
): Promise<PlainDate | undefined> {
  const monday = await nextMonday(tx, userId);
  const loaded = monday && (await loadFamilyWeek(parts.db, tx, { userId, monday }));
  if (!loaded || loaded.week.lunchers.length === 0) return undefined;
  const { id, email, locale } = loaded.week.user;
  await parts.letters.post(tx, 'week_preview', { userId: id, email, locale }, letterData(loaded));
  return monday;
}

async function nextMonday(source: Queryable, userId: number): Promise<PlainDate | undefined> {
  const [family] = await source.query<{ now: number; timezone: string }>(
    'reminders.family_clock',
    `select app_now() as now, l.timezone from lunchers_in_place l
     where l.user_id = $1 and l.deleted_at is null order by l.id limit 1`,
    [userId],
  );
  if (family === undefined) return undefined;
  return addDays(mondayOf(dateIn(zone(family.timezone), instant(family.now))), 7);
}

function letterData({ week, catalogue }: LoadedWeek): WeekPreviewData {
  const dayOf = luncherDays(week, catalogue, FAMILY);
  return {
    first: week.user.first,
    monday: week.monday,
    lunchers: week.lunchers.map((luncher) => ({
      name: luncher.first,
      days: week.dates.map((date) => previewDay(dayOf(luncher, date), catalogue)),
    })),
  };
}

function previewDay(day: LuncherDay, catalogue: Catalogue): PreviewDay {
  const { date, order } = day;
  if (order) {
    const item = catalogue.item(order.item_id);
    return {
      date,
      kind: 'ordered',
      item: item?.name ?? '',
      options: order.options.flatMap(({ id }) => item?.options.get(id)?.name ?? []),
      extras: order.extras.flatMap(({ id }) => catalogue.item(id)?.name ?? []),
    };
  }
  if (day.blackout) return { date, kind: 'closed', why: day.blackout.name };
  if (day.menu === null) return { date, kind: 'no_menu' };
  return { date, kind: 'nothing', open: day.state.orderable };
}
