import type { FieldCode } from '@yay/contract/codes';
import type { ItemBody } from '@yay/contract/items';
import { MEAL_PICTURE, mediaAddress } from '@yay/domain/media';
import type { Tx } from '../../platform/db/index.ts';
import type { FieldErrors } from '../../platform/http/index.ts';
import { mostReserved, ordersAhead } from './ahead.repo.ts';
import { checkOptions } from './check-options.ts';
import type { ItemValues, KeptItem } from './items.repo.ts';
import { findReferences } from './references.repo.ts';

type Checked =
  | { readonly values: ItemValues; readonly errors?: undefined }
  | { readonly errors: FieldErrors; readonly values?: undefined };

/**
 * What an item is to be, or what is wrong with it. What stands already stays allowed: a vendor that
 * was suspended and an extra type that was archived are refused where they are chosen anew.
 */
export async function checkItem(tx: Tx, body: ItemBody, before: KeptItem | null): Promise<Checked> {
  const found = await findReferences(tx, body);
  const errors: Record<string, readonly FieldCode[]> = {};
  const isNew = <Value>(now: Value, was: Value | undefined) => before === null || now !== was;

  if (!found.vendor) errors.vendor_id = ['unknown_vendor'];
  else if (found.vendor.is_suspended && isNew(body.vendor_id, before?.vendor.id)) {
    errors.vendor_id = ['vendor_suspended'];
  }
  if (body.extra_type_id !== null && !body.meta.is_extra) errors.extra_type_id = ['extras_only'];
  else if (body.extra_type_id !== null && isNew(body.extra_type_id, before?.extra_type?.id)) {
    if (found.extra_type?.is_archived ?? true) errors.extra_type_id = ['unknown_extra_type'];
  }
  if (body.asset_id !== null && !found.asset && isNew(body.asset_id, before?.asset_id)) {
    errors.asset_id = ['unknown_asset'];
  }
  if (new Set(body.term_ids).size !== found.term_ids.length) errors.term_ids = ['unknown_term'];
  Object.assign(errors, checkOptions(body.option_groups ?? [], before?.option_groups ?? []));
  if (before) Object.assign(errors, await checkOrdered(tx, body, before));
  if (Object.keys(errors).length > 0) return { errors };
  return { values: valuesFrom(body, pictureOf(body, before, found.asset)) };
}

/** What families have ordered ahead stays a meal of that kitchen, and there are enough of it. */
async function checkOrdered(tx: Tx, body: ItemBody, before: KeptItem): Promise<FieldErrors> {
  const errors: Record<string, readonly FieldCode[]> = {};
  const movesKitchen = body.vendor_id !== before.vendor.id;
  const changesKind = body.meta.is_extra !== before.is_extra;
  if ((movesKitchen || changesKind) && (await ordersAhead(tx, before.id)).orders > 0) {
    if (movesKitchen) errors.vendor_id = ['ordered_ahead'];
    if (changesKind) errors['meta.is_extra'] = ['ordered_ahead'];
  }
  const { daily_capacity: capacity } = body;
  if (isLower(capacity, before.daily_capacity) && capacity !== 0) {
    if (capacity !== null && capacity < (await mostReserved(tx, before.id))) {
      errors.daily_capacity = ['below_reserved'];
    }
  }
  return errors;
}

/** No number is as many as are asked for. */
export const isLower = (now: number | null, before: number | null): boolean =>
  now !== null && (before === null || now < before);

/** Where families find it. One that is not an upload of ours stays until there is one. */
function pictureOf(
  { asset_id }: ItemBody,
  before: KeptItem | null,
  asset: Parameters<typeof mediaAddress>[0] | null,
): string {
  if (asset) return mediaAddress(asset, MEAL_PICTURE);
  return asset_id === (before?.asset_id ?? null) ? (before?.picture ?? '') : '';
}

function valuesFrom(body: ItemBody, picture: string): ItemValues {
  const name = body.names.primary;
  return {
    vendor_id: body.vendor_id,
    name,
    internal_name: body.internal_name || name,
    description: body.description,
    price_cents: body.price,
    price_to_vendor_cents: body.price_to_vendor,
    price_type: body.price_type,
    is_units: body.is_units,
    total_units: body.total_units,
    daily_capacity: body.daily_capacity,
    farthest_start_date: body.farthest_start_date,
    is_extra: body.meta.is_extra,
    preorder: body.meta.preorder,
    extra_type_id: body.extra_type_id,
    properties: body.properties,
    tint: body.tint,
    asset_id: body.asset_id,
    picture,
  };
}
