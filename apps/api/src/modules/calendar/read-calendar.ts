import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, isRefusal, type Refusal } from '../../platform/http/index.ts';
import { type LoadedWeek, ordererOf } from '../orders/index.ts';
import { loadWeek } from './load-week.ts';
import { presentCalendarWeek } from './present-calendar-week.ts';
import { readStock } from './read-stock.ts';
import { writeCalendar } from './write-calendar.ts';

export interface CalendarQuery {
  readonly mondayOfWeek?: PlainDate | undefined;
  readonly userId?: number | undefined;
  readonly includeGrabAndGoOrders?: boolean | undefined;
  /** Revisions of menus' parts that the reader keeps. */
  readonly knownMenus?: readonly string[] | undefined;
}

/** Reads everything that a family's week shows, in a few statements however many children it has. */
export async function readCalendar(
  db: Db,
  actor: Actor,
  query: Omit<CalendarQuery, 'knownMenus'>,
): Promise<LunchCalendar | Refusal> {
  const text = await readCalendarText(db, actor, query);
  return isRefusal(text) ? text : (JSON.parse(text.toString()) as LunchCalendar);
}

/** Reads the same as JSON, of which the part that families share is not written anew for each. */
export async function readCalendarText(
  db: Db,
  actor: Actor,
  query: CalendarQuery,
): Promise<Buffer | Refusal> {
  const loaded = await load(db, actor, query);
  if (isRefusal(loaded)) return loaded;
  const week = await present(db, loaded, actor, query);
  return writeCalendar(db, loaded, week, query.knownMenus);
}

const load = (db: Db, actor: Actor, query: CalendarQuery): Promise<LoadedWeek | Refusal> =>
  loadWeek(db, actor, {
    userId: query.userId ?? actor.userId,
    monday: query.mondayOfWeek,
  });

const present = async (db: Db, loaded: LoadedWeek, actor: Actor, query: CalendarQuery) =>
  presentCalendarWeek(loaded, {
    stock: await readStock(db, loaded),
    orderer: ordererOf(actor, loaded.week.user.id),
    grabAndGo: query.includeGrabAndGoOrders ?? false,
  });
