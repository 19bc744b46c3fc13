import type { getLunchMenuWithItems } from '@yay/contract/calendar/calls';
import { isWeekday, mondayOf, type PlainDate } from '@yay/domain/calendar';
import { dateIn } from '@yay/domain/time';
import { luncherDays } from '@yay/domain/week';
import type { z } from 'zod';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal, refuse } from '../../platform/http/index.ts';
import { ordererOf } from '../orders/index.ts';
import { likesOf, presentGroups, presentItem, presentOptions } from '../schedule/index.ts';
import { findFamilyOf } from './calendar.repo.ts';
import { loadWeek } from './load-week.ts';

type Menu = z.input<(typeof getLunchMenuWithItems.responses)[200]>;

/** Reads the menu from which one luncher can choose on one date. */
export async function lunchMenu(
  db: Db,
  actor: Actor,
  query: { readonly luncher_id: number; readonly date: PlainDate },
): Promise<Menu | Refusal> {
  const { luncher_id, date } = query;
  if (!isWeekday(date)) return refuse(422, 'invalid', { date: ['not_a_weekday'] });
  const userId = await findFamilyOf(db, luncher_id);
  if (userId === undefined) return refuse(404, 'not_found');
  const loaded = await loadWeek(db, actor, { userId, monday: mondayOf(date) });
  if (isRefusal(loaded)) {
    return loaded.status === 422 ? refuse(422, 'invalid', { date: ['invalid'] }) : loaded;
  }
  const { week, catalogue } = loaded;
  const luncher = week.lunchers.find(({ id }) => id === luncher_id);
  if (!luncher) return refuse(404, 'not_found');

  const day = luncherDays(week, catalogue, ordererOf(actor, userId))(luncher, date);
  const specials = day.specials.map((special) => special.item);
  const offered = [...(day.menu?.entrees ?? []), ...specials, ...(day.menu?.extras ?? [])];
  const items = [...new Map(offered.map((item) => [item.id, item])).values()];
  const likes = week.ratingsOn
    ? await likesOf(
        db,
        items.map((item) => item.id),
      )
    : null;
  const today = dateIn(luncher.timezone, week.now);
  return {
    menu: day.menu && { id: day.menu.id, name: day.menu.name },
    items: items.map((item) => presentItem(item, today, likes)),
    option_groups: items.flatMap((item) => presentGroups(item)),
    options: items.flatMap((item) => presentOptions(item, NOTHING_ORDERED)),
    not_together: items.flatMap((item) => item.notTogether.map((ids) => [...ids])),
    extra_ids: day.menu?.extras.map((item) => item.id) ?? [],
    special_ids: specials.map((item) => item.id),
  };
}

const NOTHING_ORDERED: ReadonlySet<number> = new Set();
