import type { Item, OptionGroup, option } from '@yay/contract/schedule/catalogue';
import type { PlainDate } from '@yay/domain/calendar';
import { isRecentlyStarted } from '@yay/domain/ordering';
import type { z } from 'zod';
import type { CatalogueItem } from './catalogue.ts';

export interface Likes {
  readonly likes: number;
  readonly dislikes: number;
}

const NONE: Likes = { likes: 0, dislikes: 0 };

// The same items are told to every family all day long, and a compiled one never changes.
const presented = new WeakMap<
  CatalogueItem,
  { today: PlainDate; likes: Likes | null; item: Item }
>();

/** `likes` is null while the ratings flag is off. */
export function presentItem(
  item: CatalogueItem,
  today: PlainDate,
  likes: ReadonlyMap<number, Likes> | null,
): Item {
  const counted = likes === null ? null : (likes.get(item.id) ?? NONE);
  const before = presented.get(item);
  if (before && before.today === today && before.likes === counted) return before.item;
  const fresh = present(item, today, counted);
  presented.set(item, { today, likes: counted, item: fresh });
  return fresh;
}

function present(item: CatalogueItem, today: PlainDate, likes: Likes | null): Item {
  return {
    id: item.id,
    names: { primary: item.name },
    description: item.description,
    vendor: item.vendor,
    price: item.cents,
    price_type: item.priceType,
    picture: item.picture,
    tint: item.tint,
    properties: item.properties,
    meta: { is_extra: item.isExtra, preorder: item.preorder },
    farthest_start_date: item.farthestStartDate,
    recently_started: isRecentlyStarted(item.farthestStartDate, today),
    ratings: likes && { likes: likes.likes, dislikes: likes.dislikes },
  };
}

/** `ordered`: options that somebody has; their group is told even when it is archived. */
export function presentGroups(
  item: CatalogueItem,
  ordered: ReadonlySet<number> = new Set(),
): OptionGroup[] {
  const had = item.formerGroups.filter(({ id }) =>
    [...item.options.values()].some((option) => option.groupId === id && ordered.has(option.id)),
  );
  return [...item.groups, ...had.map((group) => ({ ...group, minChoices: 0 }))].map((group) => ({
    id: group.id,
    item_id: item.id,
    name: group.name,
    min_choices: group.minChoices,
    max_choices: group.maxChoices,
  }));
}

/** `ordered`: options that somebody has, which are told even when they are no longer offered. */
export function presentOptions(
  item: CatalogueItem,
  ordered: ReadonlySet<number>,
): z.input<typeof option>[] {
  return [...item.options.values()]
    .filter((one) => !one.archived || ordered.has(one.id))
    .map((one) => ({
      id: one.id,
      option_group_id: one.groupId,
      name: one.name,
      price: one.cents,
      properties: one.properties,
    }));
}
