import type { ItemGroup } from '@yay/contract/items/calls';
import { formatUsd } from '@yay/domain/money';
import type { KeptItem } from './items.repo.ts';

type Recorded = Readonly<Record<string, unknown>>;
const MOST_LINES = 40;

/** An item as the record keeps it: in words, so that it reads the same when something is renamed. */
export function recordedItem(item: KeptItem): Recorded {
  return {
    name: item.name,
    name_es: item.name_es,
    internal_name: item.internal_name,
    description: item.description || null,
    description_es: item.description_es,
    vendor: item.vendor.display_name,
    price_cents: item.price_cents,
    price_to_vendor_cents: item.price_to_vendor_cents,
    price_type: item.price_type,
    is_units: item.is_units,
    total_units: item.total_units,
    daily_capacity: item.daily_capacity,
    farthest_start_date: item.farthest_start_date,
    is_extra: item.is_extra,
    preorder: item.preorder,
    extra_type: item.extra_type?.name ?? null,
    properties: Object.entries(item.properties)
      .map(([property, value]) => `${property}: ${value}`)
      .sort(),
    tint: item.tint,
    picture: item.picture || null,
    tags: item.terms.map((term) => term.name),
    options: item.option_groups.flatMap(linesOf).slice(0, MOST_LINES),
  };
}

/** Returns the changed fields, each with its former value. Null when nothing differs. */
export function recordedChanges(
  before: KeptItem,
  after: KeptItem,
): { before: Recorded; after: Recorded } | null {
  const [was, is] = [recordedItem(before), recordedItem(after)];
  const fields = Object.keys(is).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (fields.length === 0) return null;
  const only = (values: Recorded) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: only(was), after: only(is) };
}

function linesOf({ archived_at, options, ...group }: ItemGroup): string[] {
  if (archived_at !== null) return [];
  return [
    `${named(group)} (${group.min_choices}–${group.max_choices})`,
    ...options
      .filter((option) => option.archived_at === null)
      .map((option) =>
        [
          `${group.name}: ${named(option)}`,
          ...(option.price > 0 ? [formatUsd(option.price)] : []),
          ...Object.entries(option.properties)
            .map(([property, value]) => `${property}: ${value}`)
            .sort(),
        ].join(', '),
      ),
  ];
}

const named = ({ name, name_es }: { readonly name: string; readonly name_es: string | null }) =>
  name_es === null ? name : `${name} / ${name_es}`;
