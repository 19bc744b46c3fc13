import { lunchCalendar } from '@yay/contract/calendar/calls';
import type { Db } from '../../platform/db/index.ts';
import { jsonWriter } from '../../platform/http/index.ts';
import { type CatalogueItem, presentGroups, presentOptions } from '../schedule/index.ts';
import type { LoadedWeek } from './load-week.ts';
import type { CalendarWeek } from './present-calendar-week.ts';
import { extraIds, presentMenu, showMeals } from './read-catalogue.ts';

const { items, option_groups, options, not_together, allPossibleExtras, itemMenus } =
  lunchCalendar.shape;
const writeWeek = jsonWriter(
  lunchCalendar.omit({
    items: true,
    option_groups: true,
    options: true,
    not_together: true,
    allPossibleExtras: true,
    itemMenus: true,
  }),
);
const writeOptions = jsonWriter(options);
const writeExtras = jsonWriter(allPossibleExtras);

// Four fifths of a calendar are its meals, and hardly a meal is one family's own. Each is written
// once, for as long as the object lives that says it: a change of the catalogue makes a new one.
const NOTHING_ORDERED: ReadonlySet<number> = new Set();
const itemPart = kept(jsonWriter(items.element));
const writeGroups = jsonWriter(option_groups);
const groupsPart = kept(writerOfGroups(NOTHING_ORDERED));
const optionsPart = kept(writerOfOptions(NOTHING_ORDERED));
const notTogetherPart = kept(
  inside(jsonWriter(not_together), (item: CatalogueItem) =>
    item.notTogether.map((ids) => [...ids]),
  ),
);
const menuPart = kept(inside(jsonWriter(itemMenus), presentMenu));

/** The answer of GET lunch-calendar, with every field that its schema has and no other. */
export async function writeCalendar(
  db: Db,
  loaded: LoadedWeek,
  week: CalendarWeek,
): Promise<Buffer> {
  const { items, presented, menus, ordered } = await showMeals(db, loaded);
  // One object of two: the meals start where the week would have ended.
  const head = `${writeWeek(week).slice(0, -1)},"allPossibleExtras":${writeExtras(extraIds(menus))}`;
  return Buffer.concat([
    Buffer.from(head),
    ...list('items', presented.map(itemPart)),
    ...list(
      'option_groups',
      items.map((item) => groupsOf(item, ordered)),
    ),
    ...list(
      'options',
      items.map((item) => optionsOf(item, ordered)),
    ),
    ...list('not_together', items.map(notTogetherPart)),
    ...list('itemMenus', menus.map(menuPart)),
    Buffer.from('}'),
  ]);
}

/** With the archived ones of which somebody in this family has something. */
function groupsOf(item: CatalogueItem, ordered: ReadonlySet<number>): Buffer {
  return item.formerGroups.length === 0 ? groupsPart(item) : part(writerOfGroups(ordered)(item));
}

function writerOfGroups(ordered: ReadonlySet<number>): (item: CatalogueItem) => string {
  return inside(writeGroups, (item: CatalogueItem) => presentGroups(item, ordered));
}

/** With those that are archived, where somebody in this family has one. */
function optionsOf(item: CatalogueItem, ordered: ReadonlySet<number>): Buffer {
  for (const option of item.options.values()) {
    if (option.archived && ordered.has(option.id)) return part(writerOfOptions(ordered)(item));
  }
  return optionsPart(item);
}

function writerOfOptions(ordered: ReadonlySet<number>): (item: CatalogueItem) => string {
  return inside(writeOptions, (item: CatalogueItem) => presentOptions(item, ordered));
}

/** A list without its brackets, to be part of a longer one. */
function inside<From, To>(write: (list: To) => string, present: (from: From) => To) {
  return (from: From): string => write(present(from)).slice(1, -1);
}

/** With the comma before it; nothing stays nothing. */
const part = (text: string): Buffer => Buffer.from(text === '' ? '' : `,${text}`);

function list(name: string, parts: readonly Buffer[]): Buffer[] {
  const [first, ...others] = parts.filter((one) => one.length > 0);
  const opened = Buffer.from(`,"${name}":[`);
  return first === undefined
    ? [opened, Buffer.from(']')]
    : [opened, first.subarray(1), ...others, Buffer.from(']')];
}

function kept<Key extends object>(write: (key: Key) => string): (key: Key) => Buffer {
  const parts = new WeakMap<Key, Buffer>();
  return (key) => {
    const before = parts.get(key);
    if (before !== undefined) return before;
    const fresh = part(write(key));
    parts.set(key, fresh);
    return fresh;
  };
}
