import type { FieldCode } from '@yay/contract/codes';
import type { ModalBody } from '@yay/contract/message-modals/admin-calls';
import { addDays } from '@yay/domain/calendar';
import { isSafeLink } from '@yay/domain/text';
import { OFFICE_ZONE, startOfDay, toIso } from '@yay/domain/time';
import type { Tx } from '../../platform/db/index.ts';
import { type ReadDocument, readDocument } from '../../platform/documents/index.ts';
import { isInLibrary } from '../media/index.ts';
import type { ModalValues } from './admin.repo.ts';

/** Letters that the text of a message has room for. */
const COPY_MAX = 4_000;
const PICTURES = ['image_aligned', 'image_portrait', 'image_landscape'] as const;

/** Returns what is to be written, or the errors by field. Chosen pictures are held until the commit. */
export async function valuesFrom(
  tx: Tx,
  body: ModalBody,
): Promise<
  | { readonly values: ModalValues; readonly errors?: undefined }
  | { readonly errors: Record<string, readonly FieldCode[]>; readonly values?: undefined }
> {
  const errors: Record<string, readonly FieldCode[]> = {};
  const copy = readDocument(body.copy, 'minimal', COPY_MAX);
  const copyEs = readDocument(body.copy_es, 'minimal', COPY_MAX);
  if (copy.problems) errors.copy = copy.problems;
  if (copyEs.problems) errors.copy_es = copyEs.problems;
  if (body.cta_url !== '' && !isSafeLink(body.cta_url)) errors.cta_url = ['link_unsafe'];
  // One after the other, by number: two editors never wait for each other crosswise.
  const chosen = PICTURES.map((field) => ({ field, id: body[field] })).toSorted(
    (a, b) => (a.id ?? 0) - (b.id ?? 0),
  );
  for (const { field, id } of chosen) {
    if (typeof id === 'number' && !(await isInLibrary(tx, id))) errors[field] = ['unknown_asset'];
  }
  if (Object.keys(errors).length > 0) return { errors };
  return {
    values: {
      type: body.type,
      headline: body.headline,
      copy: jsonOf(copy),
      ctaText: body.cta_text,
      headlineEs: body.headline_es,
      copyEs: jsonOf(copyEs),
      ctaTextEs: body.cta_text_es,
      ctaType: body.cta_type,
      ctaUrl: body.cta_url || null,
      aligned: pictureList(body.image_aligned),
      portrait: pictureList(body.image_portrait),
      landscape: pictureList(body.image_landscape),
      alignment: body.alignment,
      orientation: body.orientation,
      paths: [...new Set(body.paths)],
      audience: body.audience,
      locale: body.locale,
      startsAt: body.starts_on && toIso(startOfDay(body.starts_on, OFFICE_ZONE)),
      endsAt: body.ends_on && toIso(startOfDay(addDays(body.ends_on, 1), OFFICE_ZONE)),
      active: body.active,
    },
  };
}

const jsonOf = ({ document }: ReadDocument): string | null =>
  document ? JSON.stringify(document) : null;

/** Stores the id alone; the rest of a picture is read from the library whenever it is shown. */
const pictureList = (id: number | null | undefined): string | null =>
  id === undefined ? null : JSON.stringify(id === null ? [] : [{ asset_id: id }]);
