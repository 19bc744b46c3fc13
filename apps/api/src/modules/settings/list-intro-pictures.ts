import type { IntroPicture } from '@yay/contract/settings/calls';
import { INTRO_STEPS } from '@yay/contract/site-options/values';
import { mediaAddress } from '@yay/domain/media';
import type { Queryable } from '../../platform/db/index.ts';
import { introPictureRows } from './settings.repo.ts';

const INTRO_PICTURE = 'c_fill,w_960,h_480,f_auto';

/** The pictures that the team chose for the introduction, in the order of its steps. */
export async function introPictures(
  source: Queryable,
  locale: 'en' | 'es',
): Promise<IntroPicture[]> {
  const rows = await introPictureRows(source, INTRO_STEPS, locale);
  return rows.map(({ step, alt, ...name }) => ({
    step,
    alt,
    picture: mediaAddress(name, INTRO_PICTURE),
  }));
}
