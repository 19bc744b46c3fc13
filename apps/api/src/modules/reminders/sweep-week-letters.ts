import { addDays, mondayOf } from '@yay/domain/calendar';
import { previewAt, remindAt } from '@yay/domain/ordering';
import { dateIn, type Instant, startOfDay, zone } from '@yay/domain/time';
import type { Db, Queryable } from '../../platform/db/index.ts';
import type { Letters } from '../letters/index.ts';
import { orderRules } from '../settings/index.ts';
import { postWeekPreview } from './post-week-preview.ts';
import {
  type DueWeek,
  familiesToTell,
  familyWithout,
  markets,
  noteLetter,
  planWeeks,
  type WeekLetter,
  weekIsDone,
  weeksDue,
} from './reminders.repo.ts';

interface Parts {
  readonly db: Db;
  readonly letters: Letters;
}

const WEEKS_AHEAD = [7, 14];
const KINDS: readonly WeekLetter[] = ['week_preview', 'nothing_chosen'];
const AT_ONCE = 100;

/**
 * Sends the letters of every week that are due: each family gets each letter once, however often
 * this runs and wherever it broke off. Answers how many letters went out.
 */
export async function sweepWeekLetters(parts: Parts, signal?: AbortSignal): Promise<number> {
  const now = await planComingWeeks(parts.db);
  let sent = 0;
  for (const kind of KINDS) {
    for (const week of await weeksDue(parts.db, kind)) {
      // After the week has begun a letter about what is to come would come too late.
      if (now < startOfDay(week.monday, zone(week.timezone))) {
        sent += await tellFamilies(parts, kind, week, signal);
      }
      if (signal?.aborted) return sent;
      await weekIsDone(parts.db, kind, week);
    }
  }
  return sent;
}

async function planComingWeeks(source: Queryable): Promise<Instant> {
  const { now, times } = await orderRules(source);
  const weeks = (await markets(source)).flatMap(({ id, timezone }) => {
    const place = zone(timezone);
    const thisMonday = mondayOf(dateIn(place, now));
    return WEEKS_AHEAD.map((days) => {
      const monday = addDays(thisMonday, days);
      return {
        marketId: id,
        monday,
        previewAt: previewAt(monday, place),
        remindAt: remindAt(monday, place, times),
      };
    });
  });
  if (weeks.length > 0) await planWeeks(source, weeks);
  return now;
}

async function tellFamilies(
  parts: Parts,
  kind: WeekLetter,
  week: DueWeek,
  signal?: AbortSignal,
): Promise<number> {
  let sent = 0;
  for (;;) {
    const families = await familiesToTell(parts.db, kind, week, AT_ONCE);
    if (families.length === 0) return sent;
    for (const userId of families) {
      if (signal?.aborted) return sent;
      if (await tellFamily(parts, kind, week, userId)) sent += 1;
    }
  }
}

function tellFamily(parts: Parts, kind: WeekLetter, { monday }: DueWeek, userId: number) {
  return parts.db.tx(async (tx) => {
    if (!(await noteLetter(tx, kind, userId, monday))) return false;
    if (kind === 'week_preview') return (await postWeekPreview(parts, tx, userId)) !== undefined;
    const family = await familyWithout(tx, userId, monday);
    if (family === undefined) return false;
    const { email, locale, first, lunchers } = family;
    await parts.letters.post(
      tx,
      'nothing_chosen',
      { userId, email, locale },
      { first, monday, lunchers },
    );
    return true;
  });
}
