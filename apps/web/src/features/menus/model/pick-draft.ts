import type { MenuChoice } from '@yay/contract/menus/calls';
import { isPlainDate } from '@yay/domain/calendar';
import type { PickGroup } from '@yay/ui/pick-list';
import type { ChoicesAsked } from '../api/choices-query.ts';

export const SOURCES = ['offer', 'menu', 'day'] as const;
export const KINDS = ['all', 'entrees', 'extras'] as const;

type Named = { readonly id: number; readonly name: string };

/** The source of items for a menu, and the filter of those that are shown. */
export type PickDraft = {
  readonly source: (typeof SOURCES)[number];
  readonly menu: Named | null;
  readonly school: Named | null;
  readonly date: string;
  /** Empty is every grade group of that day. */
  readonly group: string;
  readonly kind: (typeof KINDS)[number];
  /** Null is every vendor. */
  readonly vendor: number | null;
};

export const NEW_PICK: PickDraft = {
  source: 'offer',
  menu: null,
  school: null,
  date: '',
  group: '',
  kind: 'all',
  vendor: null,
};

/** Returns what to ask the server for; null while the source is not said yet. */
export function askedOf({ source, menu, school, date, group }: PickDraft): ChoicesAsked {
  if (source === 'offer') return {};
  if (source === 'menu') return menu && { menu_id: String(menu.id) };
  if (!school || !isPlainDate(date)) return null;
  return { destination_id: String(school.id), date, ...(group !== '' && { group }) };
}

/** Returns the vendors of items, in their order. */
export const vendorsOf = (items: readonly MenuChoice[]): readonly Named[] => [
  ...new Map(items.map(({ vendor }) => [vendor.id, vendor])).values(),
];

/** Returns the items that are shown, by vendor; `extra` marks one that is added to a meal. */
export function groupsOf(
  items: readonly MenuChoice[],
  { kind, vendor }: Pick<PickDraft, 'kind' | 'vendor'>,
  extra: string,
): readonly PickGroup[] {
  const shown = items.filter(
    (item) =>
      (kind === 'all' || item.is_extra === (kind === 'extras')) &&
      (vendor === null || item.vendor.id === vendor),
  );
  return vendorsOf(shown).map(({ id, name }) => ({
    id,
    name,
    items: shown
      .filter((item) => item.vendor.id === id)
      .map((item) => ({ id: item.id, name: item.name, ...(item.is_extra && { note: extra }) })),
  }));
}
