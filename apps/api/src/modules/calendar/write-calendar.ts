import { lunchCalendar } from '@yay/contract/calendar';
import type { Db } from '../../platform/db/index.ts';
import { jsonWriter } from '../../platform/http/index.ts';
import type { LoadedWeek } from './load-week.ts';
import type { CalendarWeek } from './present-calendar-week.ts';
import { catalogueKey, readCatalogue } from './read-catalogue.ts';

const SHARED = {
  items: true,
  option_groups: true,
  options: true,
  allPossibleExtras: true,
  itemMenus: true,
} as const;
const writeWeek = jsonWriter(lunchCalendar.omit(SHARED));
const writeCatalogue = jsonWriter(lunchCalendar.pick(SHARED));

// Four fifths of a calendar are its meals, and hardly a family has other meals than its neighbours.
// A minute of real time, because of the likes; the key has everything else that may change.
const FRESH_MS = 60_000;
const MOST_KEPT = 200;

interface Kept {
  readonly text: Buffer;
  readonly until: number;
}
const caches = new WeakMap<Db, Map<string, Kept>>();

export async function writeCalendar(
  db: Db,
  loaded: LoadedWeek,
  week: CalendarWeek,
): Promise<Buffer> {
  const catalogue = await catalogueText(db, loaded);
  const head = writeWeek(week);
  // One object of two: the second starts where the first would have ended.
  return Buffer.concat([Buffer.from(`${head.slice(0, -1)},`), catalogue]);
}

/** Without the bracket that it opens with. */
async function catalogueText(db: Db, loaded: LoadedWeek): Promise<Buffer> {
  const kept = caches.get(db) ?? new Map<string, Kept>();
  caches.set(db, kept);
  const key = catalogueKey(loaded);
  const before = key === null ? undefined : kept.get(key);
  if (before && before.until > performance.now()) return before.text;
  const text = Buffer.from(writeCatalogue(await readCatalogue(db, loaded)).slice(1));
  if (key !== null) {
    kept.delete(key);
    kept.set(key, { text, until: performance.now() + FRESH_MS });
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  }
  return text;
}
