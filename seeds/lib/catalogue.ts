import type { Properties } from '@yay/domain/allergy';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import type { Dish } from './dish.ts';
import type { Row } from './insert-rows.ts';

export type Option = {
  id: number;
  name: string;
  nameEs: string;
  price: number;
  properties: Properties;
};
export type OptionGroup = {
  id: number;
  name: string;
  nameEs: string;
  min: number;
  max: number;
  options: Option[];
};
export type Item = Omit<Dish, 'groups' | 'newForWeeks'> & {
  id: number;
  vendorId: number;
  vendorCode: string;
  groups: OptionGroup[];
  startsOn: PlainDate | null;
};

/** Gives every dish, group and option its id. */
export function catalogueOf(
  vendors: readonly { id: number; code: string }[],
  dishes: Readonly<Record<string, readonly Dish[]>>,
  thisMonday: PlainDate,
): Item[] {
  let groupId = 0;
  let optionId = 0;
  let itemId = 0;
  return vendors.flatMap(({ id: vendorId, code: vendorCode }) =>
    (dishes[vendorCode] ?? []).map(({ groups, newForWeeks, ...dish }) => ({
      ...dish,
      id: ++itemId,
      vendorId,
      vendorCode,
      startsOn: newForWeeks === null ? null : addDays(thisMonday, -7 * newForWeeks),
      groups: groups.map(({ options, ...group }) => ({
        ...group,
        id: ++groupId,
        options: options.map((option) => ({ ...option, id: ++optionId })),
      })),
    })),
  );
}

export function itemRows(items: readonly Item[]): Row[] {
  return items.map((item) => ({
    id: item.id,
    vendor_id: item.vendorId,
    name: item.name,
    name_es: item.nameEs,
    internal_name: `${item.vendorCode} ${item.name}`,
    description: item.description,
    description_es: item.descriptionEs,
    price_cents: item.price,
    price_to_vendor_cents: item.toVendor,
    price_type: 'Vendor',
    is_units: false,
    total_units: 1,
    daily_capacity: item.capacity,
    is_extra: item.extra,
    preorder: true,
    farthest_start_date: item.startsOn,
    picture: `/food/${item.picture}.svg`,
    tint: item.tint,
    properties: item.properties,
  }));
}

export function optionGroupRows(items: readonly Item[]): Row[] {
  return items.flatMap((item) =>
    item.groups.map((group, position) => ({
      id: group.id,
      item_id: item.id,
      name: group.name,
      name_es: group.nameEs,
      min_choices: group.min,
      max_choices: group.max,
      position,
    })),
  );
}

export function optionRows(items: readonly Item[]): Row[] {
  return items.flatMap(({ groups }) =>
    groups.flatMap((group) =>
      group.options.map((option, position) => ({
        id: option.id,
        option_group_id: group.id,
        name: option.name,
        name_es: option.nameEs,
        price_cents: option.price,
        properties: option.properties,
        position,
      })),
    ),
  );
}
