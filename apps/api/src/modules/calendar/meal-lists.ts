import { lunchCalendar } from '@yay/contract/calendar/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { jsonWriter } from '../../platform/http/index.ts';
import {
  type CatalogueItem,
  type Likes,
  presentGroups,
  presentItem,
  presentOptions,
} from '../schedule/index.ts';

/** The lists of a calendar that tell of its items, in the order of the wire. */
export const MEAL_LISTS = ['items', 'option_groups', 'options', 'not_together'] as const;

/** The entries of each of these lists, separated by commas; an empty list is an empty text. */
export type MealLists = readonly [Buffer, Buffer, Buffer, Buffer];

const { items, option_groups, options, not_together } = lunchCalendar.shape;
const writeGroups = jsonWriter(option_groups);
const writeOptions = jsonWriter(options);

// Hardly a meal is one family's own. Each is written once, for as long as the object lives that says
// it: a change of the catalogue makes a new one.
const NOTHING_ORDERED: ReadonlySet<number> = new Set();
const itemEntry = kept(jsonWriter(items.element));
const groupEntries = kept(groupsWriter(NOTHING_ORDERED));
const optionEntries = kept(optionsWriter(NOTHING_ORDERED));
const notTogetherEntries = kept(
  inside(jsonWriter(not_together), (item: CatalogueItem) =>
    item.notTogether.map((ids) => [...ids]),
  ),
);

/**
 * Writes the lists of these items. `ordered`: options that are told even when they are archived.
 */
export function writeMealLists(
  mealItems: readonly CatalogueItem[],
  how: {
    readonly today: PlainDate;
    readonly likes: ReadonlyMap<number, Likes> | null;
    readonly ordered: ReadonlySet<number>;
  },
): MealLists {
  return [
    joined(mealItems.map((item) => itemEntry(presentItem(item, how.today, how.likes)))),
    joined(mealItems.map((item) => groupsOf(item, how.ordered))),
    joined(mealItems.map((item) => optionsOf(item, how.ordered))),
    joined(mealItems.map(notTogetherEntries)),
  ];
}

/** Returns the options of an item that are told to nobody but a family that has ordered them. */
export const archivedOptionIds = (item: CatalogueItem): number[] =>
  [...item.options.values()].flatMap((option) => (option.archived ? [option.id] : []));

/** Writes an item's groups, with the archived ones of which the family has something. */
function groupsOf(item: CatalogueItem, ordered: ReadonlySet<number>): Buffer {
  return item.formerGroups.length === 0
    ? groupEntries(item)
    : Buffer.from(groupsWriter(ordered)(item));
}

function groupsWriter(ordered: ReadonlySet<number>): (item: CatalogueItem) => string {
  return inside(writeGroups, (item: CatalogueItem) => presentGroups(item, ordered));
}

/** Writes an item's options, with the archived ones that the family has. */
function optionsOf(item: CatalogueItem, ordered: ReadonlySet<number>): Buffer {
  return archivedOptionIds(item).some((id) => ordered.has(id))
    ? Buffer.from(optionsWriter(ordered)(item))
    : optionEntries(item);
}

function optionsWriter(ordered: ReadonlySet<number>): (item: CatalogueItem) => string {
  return inside(writeOptions, (item: CatalogueItem) => presentOptions(item, ordered));
}

/** A list without its brackets, to be part of a longer one. */
function inside<From, To>(write: (list: To) => string, present: (from: From) => To) {
  return (from: From): string => write(present(from)).slice(1, -1);
}

const COMMA = Buffer.from(',');

/** Returns entries of one list after each other; those that are empty leave no comma behind. */
function joined(entries: readonly Buffer[]): Buffer {
  const present = entries.filter((entry) => entry.length > 0);
  return present.length === 1
    ? (present[0] as Buffer)
    : Buffer.concat(present.flatMap((entry, index) => (index === 0 ? [entry] : [COMMA, entry])));
}

function kept<Key extends object>(write: (key: Key) => string): (key: Key) => Buffer {
  const texts = new WeakMap<Key, Buffer>();
  return (key) => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = Buffer.from(write(key));
    texts.set(key, text);
    return text;
  };
}
