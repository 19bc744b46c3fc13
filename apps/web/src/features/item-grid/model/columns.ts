import type { GridField, GridItem } from '@yay/contract/item-grid/calls';
import { ITEM_NAME_MAX, PRICE_MAX_CENTS, PRICE_TYPES, UNITS_MAX } from '@yay/contract/items/values';

export const TINTS = ['peach', 'butter', 'mint', 'sky', 'rose'] as const;

export type Kind =
  | 'open'
  | 'text'
  | 'money'
  | 'count'
  | 'flag'
  | 'date'
  /** One of a list that the server keeps: by its id. */
  | 'vendor'
  | 'extra_type'
  /** One of a list that is always the same. */
  | 'price_type'
  | 'tint'
  | 'margin'
  | 'unit_price'
  | 'tags';

export type ColumnId = GridField | 'open' | 'margin' | 'price_per_unit' | 'tags';

export interface GridColumn {
  readonly id: ColumnId;
  readonly kind: Kind;
  /** In px. */
  readonly width: number;
  /** The field that it writes; without one it is only read. */
  readonly field?: GridField;
  readonly numeric?: true;
  readonly required?: true;
  readonly nullable?: true;
  readonly max?: number;
  readonly min?: number;
  /** Stays at the left while the others scroll, and can't be hidden. */
  readonly frozen?: true;
}

const edited = (
  id: GridField,
  kind: Kind,
  width: number,
  more: Partial<Omit<GridColumn, 'id' | 'kind' | 'width' | 'field'>> = {},
): GridColumn => ({ id, kind, width, field: id, ...more });

const MONEY = { numeric: true, required: true, max: PRICE_MAX_CENTS } as const;

export const COLUMNS: readonly GridColumn[] = [
  { id: 'open', kind: 'open', width: 40, frozen: true },
  edited('name', 'text', 248, { required: true, max: ITEM_NAME_MAX, frozen: true }),
  edited('internal_name', 'text', 180, { max: ITEM_NAME_MAX }),
  edited('vendor_id', 'vendor', 176, { required: true }),
  edited('price', 'money', 92, MONEY),
  edited('price_to_vendor', 'money', 104, MONEY),
  { id: 'margin', kind: 'margin', width: 84, numeric: true },
  edited('price_type', 'price_type', 124, { required: true }),
  edited('is_units', 'flag', 88),
  edited('total_units', 'count', 88, { numeric: true, required: true, min: 1, max: UNITS_MAX }),
  { id: 'price_per_unit', kind: 'unit_price', width: 100, numeric: true },
  edited('daily_capacity', 'count', 96, { numeric: true, nullable: true, min: 0, max: UNITS_MAX }),
  edited('is_extra', 'flag', 76),
  edited('extra_type_id', 'extra_type', 132, { nullable: true }),
  edited('preorder', 'flag', 92),
  edited('farthest_start_date', 'date', 116, { nullable: true }),
  edited('tint', 'tint', 92, { required: true }),
  { id: 'tags', kind: 'tags', width: 220 },
];

export const FROZEN_WIDTH = COLUMNS.reduce(
  (sum, { frozen, width }) => sum + (frozen ? width : 0),
  0,
);

/** Returns the columns; rows of one vendor have no column for it. */
export const columnsFor = (ofVendor: boolean): readonly GridColumn[] =>
  ofVendor ? COLUMNS.filter(({ id }) => id !== 'vendor_id') : COLUMNS;

/** Hidden columns by name; whatever is no column is left out. */
export function shownColumns(hidden: readonly string[], ofVendor: boolean): readonly GridColumn[] {
  return columnsFor(ofVendor).filter((column) => column.frozen || !hidden.includes(column.id));
}

export const CHOICES_OF = { price_type: PRICE_TYPES, tint: TINTS } as const;

/** Returns the saved value of a row in a column that is edited. */
export const savedValue = (item: GridItem, field: GridField): string | number | boolean | null =>
  item[field];
