import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { ModalImage } from '@yay/contract/message-modals/calls';
import { mediaAddress, THUMBNAIL_PICTURE } from '@yay/domain/media';
import { dateIn, instant, OFFICE_ZONE, toIso } from '@yay/domain/time';
import type { KeptModal } from './admin.repo.ts';
import { presentModal } from './message-modals.present.ts';

/** A message as the team keeps it. Its days are those of the office's zone. */
export function presentRecord(row: KeptModal): ModalRecord {
  const shown = presentModal(row);
  return {
    id: row.id,
    shown,
    headline_es: row.headline_es,
    copy_es: row.copy_es,
    cta_text_es: row.cta_text_es,
    pictures: {
      aligned: heldPicture(shown.image_aligned[0], row.image_aligned),
      portrait: heldPicture(shown.image_portrait[0], row.image_portrait),
      landscape: heldPicture(shown.image_landscape[0], row.image_landscape),
    },
    paths: row.paths,
    audience: row.audience,
    locale: row.locale,
    starts_on: row.starts_at === null ? null : dateIn(OFFICE_ZONE, row.starts_at),
    // The last day ends where the next begins.
    ends_on: row.ends_at === null ? null : dateIn(OFFICE_ZONE, instant(row.ends_at - 1)),
    active: row.active,
    state: row.state,
    addresses: row.addresses,
    rivals: row.rivals,
    version: row.version,
    created_at: toIso(row.created_at),
    updated_at: toIso(row.updated_at),
  };
}

function heldPicture(
  picture: ModalImage | undefined,
  kept: unknown,
): ModalRecord['pictures']['aligned'] {
  if (picture === undefined) return null;
  const [first] = kept as readonly { readonly asset_id?: number }[];
  const { alt, public_id, format, version } = picture;
  const url =
    picture.service === 'product'
      ? `/${public_id}.${format}`
      : mediaAddress({ public_id, format, version: version ?? 1 }, THUMBNAIL_PICTURE);
  return { asset_id: first?.asset_id ?? null, url, alt };
}
