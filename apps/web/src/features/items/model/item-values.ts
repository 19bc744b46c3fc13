import type { ItemRecord } from '@yay/contract/items/calls';
import { PRICE_TYPES, type PriceType, type TINTS } from '@yay/contract/items/values';
import type { Properties } from '@yay/domain/allergy';
import type { PlainDate } from '@yay/domain/calendar';
import { pricePerUnit } from '@yay/domain/catalog';
import type { Cents } from '@yay/domain/money';
import type { Tag } from '../../../parts/term-field/index.ts';
import type { ItemInput } from '../api/save-item.ts';
import { centsOf, dollarsText, priceOf, wholeOf } from './number-text.ts';
import { type GroupValues, groupsInput, groupsOf } from './option-groups.ts';
import { verified } from './safety.ts';

export type Tint = (typeof TINTS)[number];

/** The settings of an item, as they are typed, by the API's names. */
export type ItemValues = {
  readonly names: string;
  readonly name_es: string;
  readonly internal_name: string;
  readonly description: string;
  readonly description_es: string;
  readonly vendor_id: string;
  readonly tint: Tint;
  readonly price: string;
  readonly price_to_vendor: string;
  readonly price_type: PriceType;
  readonly is_units: boolean;
  readonly total_units: string;
  readonly daily_capacity: string;
  readonly farthest_start_date: string;
  readonly preorder: boolean;
  readonly properties: Properties;
  readonly option_groups: readonly GroupValues[];
  readonly is_extra: boolean;
  readonly extra_type_id: string;
  /** The picture, with the address to show it by. */
  readonly asset_id: { readonly id: number | null; readonly picture: string };
  readonly term_ids: readonly Tag[];
};
export type ItemField = keyof ItemValues;

export const newItem = (vendorId: number | null): ItemValues => ({
  names: '',
  name_es: '',
  internal_name: '',
  description: '',
  description_es: '',
  vendor_id: vendorId === null ? '' : String(vendorId),
  tint: 'peach',
  price: '',
  price_to_vendor: '',
  price_type: 'Vendor',
  is_units: false,
  total_units: '1',
  daily_capacity: '',
  farthest_start_date: '',
  preorder: true,
  properties: {},
  option_groups: [],
  is_extra: false,
  extra_type_id: '',
  asset_id: { id: null, picture: '' },
  term_ids: [],
});

export const valuesOf = (item: ItemRecord): ItemValues => ({
  names: item.names.primary,
  name_es: item.name_es ?? '',
  internal_name: item.internal_name,
  description: item.description,
  description_es: item.description_es ?? '',
  vendor_id: String(item.vendor.id),
  tint: item.tint,
  price: dollarsText(item.price),
  price_to_vendor: dollarsText(item.price_to_vendor),
  price_type: PRICE_TYPES.find((type) => type === item.price_type) ?? 'Vendor',
  is_units: item.is_units,
  total_units: String(item.total_units),
  daily_capacity: String(item.daily_capacity ?? ''),
  farthest_start_date: item.farthest_start_date ?? '',
  preorder: item.meta.preorder,
  properties: verified(item.properties),
  option_groups: groupsOf(item.option_groups),
  is_extra: item.meta.is_extra,
  extra_type_id: String(item.extra_type?.id ?? ''),
  asset_id: { id: item.asset_id, picture: item.picture },
  term_ids: item.terms,
});

/**
 * Returns the input to send, or the missing values and those that are no numbers, by the API's
 * names.
 */
export function inputOf(
  values: ItemValues,
): { input: ItemInput } | { errors: Record<string, string[]> } {
  const price = priceOf(values.price);
  const toVendor = values.price_to_vendor.trim() === '' ? 0 : priceOf(values.price_to_vendor);
  const units = wholeOf(values.total_units);
  const capacity = wholeOf(values.daily_capacity);
  const groups = groupsInput(values.option_groups);
  const errors: Record<string, string[]> = { ...groups.errors };
  if (values.names.trim() === '') errors['names.primary'] = ['required'];
  if (values.vendor_id === '') errors.vendor_id = ['required'];
  if (typeof price === 'string') errors.price = [price];
  if (typeof toVendor === 'string') errors.price_to_vendor = [toVendor];
  if (units === null) errors.total_units = ['required'];
  if (Number.isNaN(units)) errors.total_units = ['invalid'];
  if (Number.isNaN(capacity)) errors.daily_capacity = ['invalid'];
  if (typeof price === 'string' || typeof toVendor === 'string' || Object.keys(errors).length > 0) {
    return { errors };
  }
  return {
    input: {
      names: { primary: values.names },
      name_es: values.name_es.trim() || null,
      internal_name: values.internal_name,
      description: values.description,
      description_es: values.description_es.trim() || null,
      vendor_id: Number(values.vendor_id),
      tint: values.tint,
      price,
      price_to_vendor: toVendor,
      price_type: values.price_type,
      is_units: values.is_units,
      total_units: units ?? 1,
      daily_capacity: capacity,
      farthest_start_date: (values.farthest_start_date || null) as PlainDate | null,
      meta: { is_extra: values.is_extra, preorder: values.preorder },
      // An extra that becomes a meal has no kind of extra any more.
      extra_type_id:
        values.is_extra && values.extra_type_id !== '' ? Number(values.extra_type_id) : null,
      properties: values.properties,
      asset_id: values.asset_id.id,
      term_ids: values.term_ids.map((tag) => tag.id),
      option_groups: groups.input,
    },
  };
}

export type Worth = {
  readonly perUnit: Cents | null;
  readonly margin: { readonly cents: number; readonly share: number | null } | null;
};

/** Returns the worth of the typed prices. */
export function worthOf(values: ItemValues): Worth {
  const [price, toVendor] = [centsOf(values.price), centsOf(values.price_to_vendor)];
  const units = wholeOf(values.total_units);
  const isPack = units !== null && Number.isSafeInteger(units) && units > 0;
  return {
    perUnit: toVendor === null || !isPack ? null : pricePerUnit(toVendor, units),
    margin:
      price === null || toVendor === null
        ? null
        : { cents: price - toVendor, share: price === 0 ? null : (price - toVendor) / price },
  };
}
