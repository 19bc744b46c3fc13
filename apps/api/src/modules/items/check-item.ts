import type { FieldCode } from '@yay/contract/codes';
import type { ItemBody } from '@yay/contract/items/calls';
import type { Tx } from '../../platform/db/index.ts';
import type { FieldErrors } from '../../platform/http/index.ts';
import { pictureOfAsset } from '../media/index.ts';
import { checkOptions } from './check-options.ts';
import { findOrderedProblems, type OfferChange } from './check-ordered.ts';
import type { ItemValues, KeptItem } from './items.repo.ts';
import { findReferences } from './references.repo.ts';

type Checked =
  | { readonly values: ItemValues; readonly errors?: undefined }
  | { readonly errors: FieldErrors; readonly values?: undefined };

/**
 * Returns the planned item, or its errors by field. A value that stands already stays allowed: a
 * vendor that was suspended and an extra type that was archived are refused where they are chosen
 * anew.
 */
export async function checkItem(tx: Tx, body: ItemBody, before: KeptItem | null): Promise<Checked> {
  const references = await findReferences(tx, body);
  const errors: Record<string, readonly FieldCode[]> = {};
  const isNew = <Value>(now: Value, was: Value | undefined) => before === null || now !== was;

  if (!references.vendor) errors.vendor_id = ['unknown_vendor'];
  else if (references.vendor.is_suspended && isNew(body.vendor_id, before?.vendor.id)) {
    errors.vendor_id = ['vendor_suspended'];
  }
  if (body.extra_type_id !== null && !body.meta.is_extra) errors.extra_type_id = ['extras_only'];
  else if (body.extra_type_id !== null && isNew(body.extra_type_id, before?.extra_type?.id)) {
    if (references.extra_type?.is_archived ?? true) errors.extra_type_id = ['unknown_extra_type'];
  }
  // A simultaneous deletion of the picture waits, and is told that it is used.
  const picture = body.asset_id === null ? null : await pictureOfAsset(tx, body.asset_id);
  if (body.asset_id !== null && picture === null && isNew(body.asset_id, before?.asset_id)) {
    errors.asset_id = ['unknown_asset'];
  }
  if (new Set(body.term_ids).size !== references.term_ids.length)
    errors.term_ids = ['unknown_term'];
  Object.assign(errors, checkOptions(body.option_groups ?? [], before?.option_groups ?? []));
  if (before) Object.assign(errors, await checkOrdered(tx, body, before));
  if (Object.keys(errors).length > 0) return { errors };
  return { values: valuesFrom(body, before, picture ?? keptPicture(body, before)) };
}

/** Returns the problems with ordered lunches, like the grid's, at the fields of this form. */
async function checkOrdered(tx: Tx, body: ItemBody, before: KeptItem): Promise<FieldErrors> {
  const problems = (await findOrderedProblems(tx, [offerChange(body, before)])).get(before.id);
  const errors: Record<string, readonly FieldCode[]> = {};
  if (problems?.vendor_id) errors.vendor_id = [problems.vendor_id];
  if (problems?.is_extra) errors['meta.is_extra'] = [problems.is_extra];
  if (problems?.daily_capacity) errors.daily_capacity = [problems.daily_capacity];
  return errors;
}

export const offerChange = (body: ItemBody, before: KeptItem): OfferChange => ({
  id: before.id,
  before: {
    vendor_id: before.vendor.id,
    is_extra: before.is_extra,
    daily_capacity: before.daily_capacity,
  },
  after: {
    vendor_id: body.vendor_id,
    is_extra: body.meta.is_extra,
    daily_capacity: body.daily_capacity,
  },
});

/** One that is not an upload of ours stays until there is one. */
const keptPicture = ({ asset_id }: ItemBody, before: KeptItem | null): string =>
  asset_id === (before?.asset_id ?? null) ? (before?.picture ?? '') : '';

function valuesFrom(body: ItemBody, before: KeptItem | null, picture: string): ItemValues {
  const name = body.names.primary;
  const { name_es = before?.name_es ?? null, description_es = before?.description_es ?? null } =
    body;
  return {
    vendor_id: body.vendor_id,
    name,
    name_es,
    internal_name: body.internal_name || name,
    description: body.description,
    description_es,
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
