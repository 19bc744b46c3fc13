import { markedText } from '../../platform/documents/index.ts';
import type { KeptModal } from './admin.repo.ts';
import { presentRecord } from './present-record.ts';

type Recorded = Readonly<Record<string, unknown>>;

/** A message as the record keeps it: its words and rules, its pictures by their addresses. */
export function recordedModal(row: KeptModal): Recorded {
  const { shown, pictures, paths, audience, locale, starts_on, ends_on, active, ...spanish } =
    presentRecord(row);
  return {
    type: shown.type,
    headline: shown.headline,
    copy: markedText(shown.copy),
    cta_type: shown.cta_type,
    cta_text: shown.cta_text || null,
    cta_url: shown.cta_url,
    headline_es: spanish.headline_es || null,
    copy_es: markedText(spanish.copy_es),
    cta_text_es: spanish.cta_text_es || null,
    image_aligned: pictures.aligned?.url ?? null,
    image_portrait: pictures.portrait?.url ?? null,
    image_landscape: pictures.landscape?.url ?? null,
    alignment: shown.alignment,
    orientation: shown.orientation,
    paths,
    audience,
    locale,
    starts_on,
    ends_on,
    active,
  };
}

/** Returns what differs, each with what it was; null when nothing does. */
export function recordedChanges(
  before: KeptModal,
  after: KeptModal,
): { before: Recorded; after: Recorded } | null {
  const was = recordedModal(before);
  const is = recordedModal(after);
  const fields = Object.keys(is).filter(
    (field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]),
  );
  if (fields.length === 0) return null;
  const only = (values: Recorded) =>
    Object.fromEntries(fields.map((field) => [field, values[field]]));
  return { before: only(was), after: only(is) };
}
