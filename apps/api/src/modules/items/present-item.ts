import type { ItemRecord } from '@yay/contract/items/calls';
import { pricePerUnitCents } from '@yay/domain/catalog';
import { toIso } from '@yay/domain/time';
import type { KeptItem } from './items.repo.ts';

export function presentItem(item: KeptItem): ItemRecord {
  return {
    id: item.id,
    version: item.version,
    names: { primary: item.name },
    name_es: item.name_es,
    internal_name: item.internal_name,
    description: item.description,
    description_es: item.description_es,
    vendor: item.vendor,
    price: item.price_cents,
    price_to_vendor: item.price_to_vendor_cents,
    price_per_unit: pricePerUnitCents(item.price_to_vendor_cents, item.total_units),
    price_type: item.price_type,
    is_units: item.is_units,
    total_units: item.total_units,
    daily_capacity: item.daily_capacity,
    farthest_start_date: item.farthest_start_date,
    meta: { is_extra: item.is_extra, preorder: item.preorder },
    extra_type: item.extra_type,
    properties: item.properties,
    tint: item.tint,
    picture: item.picture,
    asset_id: item.asset_id,
    terms: item.terms,
    option_groups: item.option_groups,
    created_at: toIso(item.created_at),
    updated_at: toIso(item.updated_at),
    archived_at: item.archived_at === null ? null : toIso(item.archived_at),
  };
}
