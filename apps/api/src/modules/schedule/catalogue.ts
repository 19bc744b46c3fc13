import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { pictureOf } from '@yay/domain/catalog';
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
  /** Without those that are archived. */
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
  /** How many of it there are on one day; null is as many as are asked for. */
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
}

/** A menu as it stood at one revision, in the shape that questions are asked of it. */
export interface CompiledMenu {
  readonly id: number;
  readonly revision: number;
  readonly name: string;
  readonly lastDay: PlainDate;
  /** Of a themed food day. */
  readonly theme: MenuRow['theme'];
  /** Specials that are not on the menu included. */
  readonly items: ReadonlyMap<number, CatalogueItem>;
  /** Of what is on it. */
  readonly weights: ReadonlyMap<number, number>;
  /** What can be chosen as the meal of a day. */
  readonly entrees: readonly CatalogueItem[];
  /** What can be added to it. */
  readonly extras: readonly CatalogueItem[];
  /** Both by their ids, the entrees first. */
  readonly shown: ReadonlyMap<number, CatalogueItem>;
  /** Of both, those of which a day has only so many. */
  readonly counted: readonly CatalogueItem[];
}

/** `compile`: how its items are made, such as by sharing what another menu has already. */
export function compileMenu(row: MenuRow, compile = compileItem): CompiledMenu {
  const items = new Map(row.items.map(({ item }) => [item.id, compile(item)]));
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
    name: row.name,
    lastDay: row.last_day,
    theme: row.theme,
    items,
    weights,
    entrees,
    extras,
    shown: new Map(shown.map((item) => [item.id, item])),
    counted: shown.filter((item) => item.dailyCapacity !== null),
  };
}

export function compileItem(row: ItemRow): CatalogueItem {
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
    picture: pictureOf(row),
    tint: row.tint,
    properties: row.properties,
    vendor: row.vendor,
    groups: groups.filter(({ group }) => !group.archived).map(compileGroup),
    formerGroups: former.map(compileGroup),
    notTogether: row.not_together,
    options: new Map(groups.flatMap(({ options }) => options.map((option) => [option.id, option]))),
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
