import { hash } from 'node:crypto';
import { lunchCalendar } from '@yay/contract/calendar/calls';
import type { Db } from '../../platform/db/index.ts';
import { jsonWriter } from '../../platform/http/index.ts';
import { type CompiledMenu, countedLikesOf } from '../schedule/index.ts';
import { archivedOptionIds, MEAL_LISTS, type MealLists, writeMealLists } from './meal-lists.ts';
import { extraIds, itemsOn, presentMenu, type ShownMeals } from './shown-meals.ts';

/** The part of a week that its menus decide alone, as JSON: the same for every family that has them. */
export interface MenusPart {
  /** Hash of its text: equal texts have equal revisions, in whatever process they were written. */
  readonly revision: string;
  readonly allPossibleExtras: Buffer;
  readonly lists: MealLists;
  readonly itemMenus: Buffer;
  /** Every field of it, to stand at the end of an answer without further items. */
  readonly fields: Buffer;
  /** Options of its items that it does not tell of. */
  readonly archivedOptions: ReadonlySet<number>;
  /** The moment until which it is served unread, by `performance.now()`. */
  readonly freshUntil: number;
}

const { allPossibleExtras, itemMenus } = lunchCalendar.shape;
const writeExtras = jsonWriter(allPossibleExtras);
const writeItemMenus = jsonWriter(itemMenus);

// The schools of a city in the weeks that its families look at. A part is some 60 kB, of which the
// most recently used are kept.
const MOST_KEPT = 800;
const caches = new WeakMap<Db, Map<string, MenusPart>>();

/**
 * Returns the part of these menus. A kept part can't be stale: its key names each menu with its
 * revision, which was read with the week, and its language, and the date that its items are
 * presented for. Likes alone may be a minute old.
 */
export async function menusPartOf(db: Db, meals: ShownMeals): Promise<MenusPart> {
  const kept = caches.get(db) ?? new Map<string, MenusPart>();
  caches.set(db, kept);
  const key = keyOf(meals);
  const known = kept.get(key);
  if (known !== undefined && known.freshUntil > performance.now()) return known;
  const part = await writePart(db, meals);
  kept.delete(key);
  kept.set(key, part);
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  return part;
}

function keyOf({ menus, today, ratingsOn }: ShownMeals): string {
  let key = ratingsOn ? today : `${today} unrated`;
  for (const { id, revision, locale } of menus) key += ` ${id}:${revision}${locale}`;
  return key;
}

async function writePart(db: Db, { menus, today, ratingsOn }: ShownMeals): Promise<MenusPart> {
  const items = itemsOn(menus);
  const likes = ratingsOn
    ? await countedLikesOf(
        db,
        items.map((item) => item.id),
      )
    : null;
  const parts = {
    allPossibleExtras: Buffer.from(writeExtras(extraIds(menus))),
    lists: writeMealLists(items, { today, likes: likes?.byItem ?? null, ordered: new Set() }),
    itemMenus: Buffer.from(writeMenus(menus)),
  };
  const fields = Buffer.concat(fieldsOf(parts));
  return {
    ...parts,
    fields,
    revision: hash('sha256', fields, 'base64url').slice(0, 22),
    archivedOptions: new Set(items.flatMap(archivedOptionIds)),
    freshUntil: likes?.freshUntil ?? Number.POSITIVE_INFINITY,
  };
}

const writeMenus = (menus: readonly CompiledMenu[]): string =>
  writeItemMenus(menus.flatMap(presentMenu));

const OPENED = MEAL_LISTS.map((name) => Buffer.from(`,"${name}":[`));
const CLOSED = Buffer.from(']');
const COMMA = Buffer.from(',');
const EXTRAS = Buffer.from(',"allPossibleExtras":');
const ITEM_MENUS = Buffer.from(',"itemMenus":');

/** Returns the fields of a part, with a comma before each, in pieces that make one text. */
export const fieldsOf = (
  part: Pick<MenusPart, 'allPossibleExtras' | 'lists' | 'itemMenus'>,
  besides?: MealLists,
): Buffer[] => [
  EXTRAS,
  part.allPossibleExtras,
  ...listFieldsOf(part.lists, besides),
  ITEM_MENUS,
  part.itemMenus,
];

/** `besides`: what each list tells of further items. */
export const listFieldsOf = (lists: MealLists, besides?: MealLists): Buffer[] =>
  lists.flatMap((list, index) => {
    const more = besides?.[index];
    const entries =
      more === undefined || more.length === 0
        ? [list]
        : list.length === 0
          ? [more]
          : [list, COMMA, more];
    return [OPENED[index] as Buffer, ...entries, CLOSED];
  });
