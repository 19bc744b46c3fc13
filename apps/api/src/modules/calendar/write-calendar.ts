import { lunchCalendar } from '@yay/contract/calendar';
import type { Db } from '../../platform/db/index.ts';
import { jsonWriter } from '../../platform/http/index.ts';
import { type CatalogueItem, presentGroups, presentOptions } from '../schedule/index.ts';
import type { LoadedWeek } from './load-week.ts';
import type { CalendarWeek } from './present-calendar-week.ts';
import { extraIds, presentMenu, showMeals } from './read-catalogue.ts';

const { items, option_groups, options, allPossibleExtras, itemMenus } = lunchCalendar.shape;
const writeWeek = jsonWriter(
  lunchCalendar.omit({
    items: true,
    option_groups: true,
    options: true,
    allPossibleExtras: true,
    itemMenus: true,
  }),
);
const writeOptions = jsonWriter(options);
const writeExtras = jsonWriter(allPossibleExtras);

// Four fifths of a calendar are its meals, and hardly a meal is one family's own. Each is written
// once, for as long as the object lives that says it: a change of the catalogue makes a new one.
const NOTHING_ORDERED: ReadonlySet<number> = new Set();
const itemText = kept(jsonWriter(items.element));
const groupsText = kept(inside(jsonWriter(option_groups), presentGroups));
const optionsText = kept(
  inside(writeOptions, (item: CatalogueItem) => presentOptions(item, NOTHING_ORDERED)),
);
const menuText = kept(inside(jsonWriter(itemMenus), presentMenu));

/** The answer of GET lunch-calendar, with every field that its schema has and no other. */
export async function writeCalendar(
  db: Db,
  loaded: LoadedWeek,
  week: CalendarWeek,
): Promise<Buffer> {
  const { items, presented, menus, ordered } = await showMeals(db, loaded);
  const lists = {
    items: presented.map(itemText),
    option_groups: items.map(groupsText),
    options: items.map((item) => optionsOf(item, ordered)),
    itemMenus: menus.map(menuText),
  };
  // One object of two: the second starts where the first would have ended.
  let json = `${writeWeek(week).slice(0, -1)},"allPossibleExtras":${writeExtras(extraIds(menus))}`;
  for (const [name, texts] of Object.entries(lists)) {
    json += `,"${name}":[${texts.filter((text) => text !== '').join(',')}]`;
  }
  return Buffer.from(`${json}}`);
}

/** With those that are archived, where somebody in this family has one. */
function optionsOf(item: CatalogueItem, ordered: ReadonlySet<number>): string {
  for (const option of item.options.values()) {
    if (option.archived && ordered.has(option.id)) {
      return inside(writeOptions, (one: CatalogueItem) => presentOptions(one, ordered))(item);
    }
  }
  return optionsText(item);
}

/** A list without its brackets, to be part of a longer one. */
function inside<From, To>(write: (list: To) => string, present: (from: From) => To) {
  return (from: From): string => write(present(from)).slice(1, -1);
}

function kept<Key extends object>(write: (key: Key) => string): (key: Key) => string {
  const texts = new WeakMap<Key, string>();
  return (key) => {
    const before = texts.get(key);
    if (before !== undefined) return before;
    const text = write(key);
    texts.set(key, text);
    return text;
  };
}
