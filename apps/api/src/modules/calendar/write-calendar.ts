import { lunchCalendar } from '@yay/contract/calendar/calls';
import type { Db } from '../../platform/db/index.ts';
import { jsonWriter } from '../../platform/http/index.ts';
import type { LoadedWeek } from '../orders/index.ts';
import { likesOf } from '../schedule/index.ts';
import { type MealLists, writeMealLists } from './meal-lists.ts';
import { fieldsOf, listFieldsOf, type MenusPart, menusPartOf } from './menus-part.ts';
import type { CalendarWeek } from './present-calendar-week.ts';
import { itemsOn, type ShownMeals, shownMeals } from './shown-meals.ts';

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
const NO_LISTS = writeMealLists([], { today: '' as never, likes: null, ordered: new Set() });
const NO_FIELDS = Buffer.concat(listFieldsOf(NO_LISTS));
const END = Buffer.from('}');

/**
 * Writes the answer of GET lunch-calendar, with every field that its schema has and no other.
 * `knownMenus`: revisions of the menus' part that the client keeps; such a part is left out.
 */
export async function writeCalendar(
  db: Db,
  loaded: LoadedWeek,
  week: CalendarWeek,
  knownMenus: readonly string[] = [],
): Promise<Buffer> {
  const meals = shownMeals(loaded);
  const part = await menusPartOf(db, meals);
  const isOwn = tellsOwnOptions(part, meals);
  const revision = isOwn ? null : part.revision;
  const isKnown = revision !== null && knownMenus.includes(revision);
  const fields = isOwn
    ? await ownFields(db, part, meals)
    : await fieldsBeside(db, isKnown ? null : part, meals);
  // One object of two: the meals start where the week would have ended.
  const head = writeWeek({ ...week, menus_revision: revision }).slice(0, -1);
  return Buffer.concat([Buffer.from(head), ...fields, END]);
}

/** Tells a family that has an option of these menus that they offer no longer. */
function tellsOwnOptions({ archivedOptions }: MenusPart, { ordered }: ShownMeals): boolean {
  if (archivedOptions.size === 0) return false;
  for (const id of ordered) if (archivedOptions.has(id)) return true;
  return false;
}

/** Tells of the items of the menus with the options that the family has, and of those beside them. */
async function ownFields(db: Db, part: MenusPart, meals: ShownMeals): Promise<Buffer[]> {
  const items = [...itemsOn(meals.menus), ...meals.besides];
  return fieldsOf({ ...part, lists: await listsOf(db, items, meals) });
}

/** Tells of the part, if it is asked for, and of the items beside the menus. */
async function fieldsBeside(db: Db, part: MenusPart | null, meals: ShownMeals): Promise<Buffer[]> {
  if (meals.besides.length === 0) return [part?.fields ?? NO_FIELDS];
  const besides = await listsOf(db, meals.besides, meals);
  return part === null ? listFieldsOf(besides) : fieldsOf(part, besides);
}

async function listsOf(
  db: Db,
  items: ShownMeals['besides'],
  { today, ratingsOn, ordered }: ShownMeals,
): Promise<MealLists> {
  const ids = items.map((item) => item.id);
  return writeMealLists(items, {
    today,
    likes: ratingsOn ? await likesOf(db, ids) : null,
    ordered,
  });
}
