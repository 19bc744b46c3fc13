import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { pictureOf } from '@yay/domain/catalog';
import type { Locale } from '@yay/words/locales';
import type { GroupRow, ItemRow, MenuRow, OptionRow, Tint } from './catalogue.repo.ts';

export interface CatalogueOption {
  readonly id: number;
  readonly groupId: number;
  readonly name: string;
  readonly cents: number;
  readonly properties: Properties;
  readonly archived: boolean;
}

export interface CatalogueGroup {
  readonly id: number;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  /** The options without archived ones. */
  readonly offered: readonly CatalogueOption[];
}

export interface CatalogueItem {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly cents: number;
  readonly priceType: string;
  readonly isExtra: boolean;
  readonly preorder: boolean;
  /** Neither archived nor of a suspended vendor. */
  readonly available: boolean;
  /** The number of units on one day; null is as many as are asked for. */
  readonly dailyCapacity: number | null;
  readonly farthestStartDate: PlainDate | null;
  readonly picture: string;
  readonly tint: Tint;
  readonly properties: Properties;
  readonly vendor: {
    readonly id: number;
    readonly display_name: string;
    readonly short_name: string;
  };
  readonly groups: readonly CatalogueGroup[];
  /** Archived groups, of which an order that stands may have something. */
  readonly formerGroups: readonly CatalogueGroup[];
  /** Options that are not made with each other. */
  readonly notTogether: readonly (readonly number[])[];
  /** Archived ones too: an order that stands keeps them. */
  readonly options: ReadonlyMap<number, CatalogueOption>;
  /** The item worded in Spanish, as far as it is; null where all of it is in English alone. */
  readonly spanish: CatalogueItem | null;
}

/** A menu as it stood at one revision, in the shape that questions are asked of it. */
/** Tells whether an item can be had as it is, without a choice of options. */
export const needsNoChoice = ({ groups }: Pick<CatalogueItem, 'groups'>): boolean =>
  groups.every(({ minChoices }) => minChoices === 0);

export interface CompiledMenu {
  readonly id: number;
  readonly revision: number;
  /** The language in which its items are worded. */
  readonly locale: Locale;
  readonly name: string;
  readonly lastDay: PlainDate;
  /** The theme of a themed food day. */
  readonly theme: MenuRow['theme'];
  /** Specials that are not on the menu included. */
  readonly items: ReadonlyMap<number, CatalogueItem>;
  /** The weights of the items on it. */
  readonly weights: ReadonlyMap<number, number>;
  /** The items that can be chosen as the meal of a day. */
  readonly entrees: readonly CatalogueItem[];
  /** The items that can be added to it. */
  readonly extras: readonly CatalogueItem[];
  /** Both by their ids, the entrees first. */
  readonly shown: ReadonlyMap<number, CatalogueItem>;
  /** The items among them of which a day has only so many. */
  readonly counted: readonly CatalogueItem[];
  /** The menu with its items worded in Spanish; null where none of them is. */
  readonly spanish: CompiledMenu | null;
}

/** Returns an item or a menu as it is worded for who reads this language. */
export const wordedIn = <Worded extends { readonly spanish: Worded | null }>(
  locale: Locale,
  worded: Worded,
): Worded => (locale === 'es' ? worded.spanish : null) ?? worded;

/** `compile`: how its items are made, such as by sharing what another menu has already. */
export function compileMenu(row: MenuRow, compile = compileItem): CompiledMenu {
  const items = new Map(row.items.map(({ item }) => [item.id, compile(item)]));
  const hasSpanish = [...items.values()].some((item) => item.spanish !== null);
  const spanish = new Map([...items].map(([id, item]) => [id, item.spanish ?? item]));
  return { ...menuOf(row, items, 'en'), spanish: hasSpanish ? menuOf(row, spanish, 'es') : null };
}

function menuOf(
  row: MenuRow,
  items: ReadonlyMap<number, CatalogueItem>,
  locale: Locale,
): CompiledMenu {
  const weights = new Map(
    row.items.flatMap(({ item, weight }) => (weight === null ? [] : [[item.id, weight]])),
  );
  const onMenu = [...items.values()].filter((item) => weights.has(item.id) && item.available);
  const entrees = onMenu.filter((item) => item.preorder && !item.isExtra);
  const extras = onMenu.filter((item) => item.isExtra);
  const shown = [...entrees, ...extras];
  return {
    id: row.id,
    revision: row.revision,
    locale,
    name: row.name,
    lastDay: row.last_day,
    theme: row.theme,
    items,
    weights,
    entrees,
    extras,
    shown: new Map(shown.map((item) => [item.id, item])),
    counted: shown.filter((item) => item.dailyCapacity !== null),
    spanish: null,
  };
}

export function compileItem(row: ItemRow): CatalogueItem {
  // A drawing is chosen by the English name, whatever the language.
  const shown = { ...row, picture: pictureOf(row) };
  return { ...itemOf(shown), spanish: isWorded(row) ? itemOf(inSpanish(shown)) : null };
}

const isWorded = ({ name_es, description_es, groups }: ItemRow): boolean =>
  [name_es, description_es].some((text) => text !== null) ||
  groups.some((group) => [group, ...group.options].some((part) => part.name_es !== null));

const inSpanish = (row: ItemRow): ItemRow => ({
  ...row,
  name: row.name_es ?? row.name,
  description: row.description_es ?? row.description,
  groups: row.groups.map((group) => ({
    ...group,
    name: group.name_es ?? group.name,
    options: group.options.map((option) => ({ ...option, name: option.name_es ?? option.name })),
  })),
});

function itemOf(row: ItemRow): CatalogueItem {
  const groups = row.groups.map((group) => ({
    group,
    options: group.options.map((option) => compileOption(option, group)),
  }));
  const former = groups.filter(({ group }) => group.archived);
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    cents: row.price_cents,
    priceType: row.price_type,
    isExtra: row.is_extra,
    preorder: row.preorder,
    available: row.available,
    dailyCapacity: row.daily_capacity,
    farthestStartDate: row.farthest_start_date,
    picture: row.picture,
    tint: row.tint,
    properties: row.properties,
    vendor: row.vendor,
    groups: groups.filter(({ group }) => !group.archived).map(compileGroup),
    formerGroups: former.map(compileGroup),
    notTogether: row.not_together,
    options: new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option]))),
    spanish: null,
  };
}

const compileGroup = ({
  group,
  options,
}: {
  group: GroupRow;
  options: CatalogueOption[];
}): CatalogueGroup => ({
  id: group.id,
  name: group.name,
  minChoices: group.min_choices,
  maxChoices: group.max_choices,
  offered: options.filter((option) => !option.archived),
});

function compileOption(row: OptionRow, group: GroupRow): CatalogueOption {
  return {
    id: row.id,
    groupId: group.id,
    name: row.name,
    cents: row.price_cents,
    properties: row.properties,
    archived: row.archived || group.archived,
  };
}
