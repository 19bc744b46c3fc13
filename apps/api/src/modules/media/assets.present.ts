import type { Asset } from '@yay/contract/media/calls';
import { MEAL_PICTURE, mediaAddress, THUMBNAIL_PICTURE } from '@yay/domain/media';
import { toIso } from '@yay/domain/time';
import type { AssetRow } from './assets.repo.ts';

export function presentAsset(row: AssetRow): Asset {
  const { width, height, bytes, version, public_id } = row;
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    alt_es: row.alt_es,
    description: row.description,
    terms: row.terms,
    type: row.type,
    format: row.format,
    service: row.service,
    author_id: row.author_id,
    author: row.author,
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
    details: { width, height, bytes, version, public_id },
    thumbnail: mediaAddress(row, THUMBNAIL_PICTURE),
    picture: mediaAddress(row, MEAL_PICTURE),
  };
}
