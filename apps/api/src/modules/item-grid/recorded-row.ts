import type { Deed } from '../activity/index.ts';
import type { RowToSave } from './check-rows.ts';
import type { GridRow } from './item-grid.repo.ts';

/** Fields as the record keeps them: in words, and money in cents. */
const RECORDED: Readonly<Record<string, (row: GridRow, names: Names) => unknown>> = {
  name: ({ name }) => name,
  internal_name: (row) => row.internal_name,
  vendor: (row, { vendors }) => vendors.get(row.vendor_id) ?? row.vendor_id,
  price_cents: ({ price }) => price,
  price_to_vendor_cents: (row) => row.price_to_vendor,
  price_type: (row) => row.price_type,
  is_units: (row) => row.is_units,
  total_units: (row) => row.total_units,
  daily_capacity: (row) => row.daily_capacity,
  is_extra: (row) => row.is_extra,
  preorder: ({ preorder }) => preorder,
  extra_type: (row, { types }) => (row.extra_type_id ? types.get(row.extra_type_id) : null) ?? null,
  farthest_start_date: (row) => row.farthest_start_date,
  tint: ({ tint }) => tint,
};

export interface Names {
  readonly vendors: ReadonlyMap<number, string>;
  readonly types: ReadonlyMap<number, string>;
}

/** Null when nothing about it differs. */
export function deedOf({ before, after }: RowToSave, names: Names): Deed | null {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const [field, of] of Object.entries(RECORDED)) {
    if (of(before, names) === of(after, names)) continue;
    was[field] = of(before, names);
    is[field] = of(after, names);
  }
  if (Object.keys(is).length === 0) return null;
  return {
    action: 'item.updated',
    subject: { type: 'item', id: after.id, label: after.name },
    before: was,
    after: is,
  };
}
