import { type MessageModal, type ModalImage, modalImage } from '@yay/contract/message-modals/calls';
import { isSafeLink } from '@yay/domain/text';
import { z } from 'zod';
import type { ModalRow } from './message-modals.repo.ts';

/** A picture as it was kept; of one without words of its own the alternative text is empty. */
const kept = modalImage.extend({
  public_id: z.string().regex(/^[\w-]+(\/[\w-]+)*$/),
  format: z.string().regex(/^[a-z0-9]{2,5}$/),
  version: modalImage.shape.version.default(null),
  alt: modalImage.shape.alt.default(''),
});

export function presentModal(row: ModalRow): MessageModal {
  // The database refuses any other; what is pressed by everybody is looked at once more.
  const url = row.cta_url !== null && isSafeLink(row.cta_url) ? row.cta_url : null;
  return {
    id: row.id,
    type: row.type,
    headline: row.headline,
    copy: row.copy,
    cta_text: row.cta_text,
    cta_type: row.cta_type,
    alignment: row.alignment,
    orientation: row.orientation,
    cta_url: url,
    ctaText: row.cta_text,
    ctaType: row.cta_type,
    ctaUrl: url,
    image_aligned: picturesOf(row.image_aligned),
    image_portrait: picturesOf(row.image_portrait),
    image_landscape: picturesOf(row.image_landscape),
  };
}

/**
 * Reads the pictures of a message and leaves out unreadable ones: the message goes on without them.
 */
function picturesOf(given: unknown): ModalImage[] {
  if (!Array.isArray(given)) return [];
  return given.flatMap((picture) => {
    const read = kept.safeParse(picture);
    return read.success ? [read.data] : [];
  });
}
