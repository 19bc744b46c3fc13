import type { ModalValues } from './modal-values.ts';

export type Check =
  | 'pictureMissing'
  | 'altMissing'
  | 'turnMissing'
  | 'linkMissing'
  | 'headlineLong'
  | 'off';

/** Letters of a headline that fit two lines of the dialog on a screen 320 pixels wide. */
const TWO_LINES = 44;

/** Returns what somebody would want to know before families see it. Nothing here keeps it from being saved. */
export function checksOf(values: ModalValues): readonly Check[] {
  const checks: Check[] = [];
  const full = values.type === 'image-full';
  const pictures = (
    full ? [values.image_landscape, values.image_portrait] : [values.image_aligned]
  ).filter(({ url }) => url !== '');
  if (values.type !== 'image-none') {
    if (pictures.length === 0) checks.push('pictureMissing');
    // A full picture stands for the words; beside words it may well be an ornament.
    if (full && pictures.some(({ alt }) => alt === '') && values.cta_text === '') {
      checks.push('altMissing');
    }
    if (full && pictures.length === 1 && values.orientation === 'auto') checks.push('turnMissing');
  }
  if (values.cta_type === 'button' && values.cta_url.trim() === '') checks.push('linkMissing');
  if (values.headline.trim().length > TWO_LINES) checks.push('headlineLong');
  if (!values.active) checks.push('off');
  return checks;
}
