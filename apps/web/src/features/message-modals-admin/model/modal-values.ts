import type { ModalRecord } from '@yay/contract/message-modals/admin-calls';
import type { MessageModal, ModalImage } from '@yay/contract/message-modals/calls';
import type { ModalAudience, ModalType } from '@yay/contract/message-modals/values';
import { MODAL_PATHS } from '@yay/contract/message-modals/values';
import type { Document } from '@yay/documents';
import type { PlainDate } from '@yay/domain/calendar';
import { readMediaAddress } from '@yay/domain/media';
import type { ModalInput } from '../api/save-modal.ts';

type Path = (typeof MODAL_PATHS)[number];

/** A chosen picture. One that ships with the product has no number, and stays until it is replaced. */
export interface ChosenPicture {
  readonly id: number | null;
  readonly url: string;
  readonly alt: string;
}
const NO_PICTURE: ChosenPicture = { id: null, url: '', alt: '' };

/** The settings of a message, as they are typed. */
export type ModalValues = {
  readonly type: ModalType;
  readonly headline: string;
  readonly copy: Document | null;
  readonly cta_type: 'button' | 'email';
  readonly cta_text: string;
  readonly cta_url: string;
  readonly headline_es: string;
  readonly copy_es: Document | null;
  readonly cta_text_es: string;
  readonly image_aligned: ChosenPicture;
  readonly image_landscape: ChosenPicture;
  readonly image_portrait: ChosenPicture;
  readonly alignment: 'left' | 'center';
  readonly orientation: 'auto' | 'portrait' | 'landscape';
  readonly paths: readonly Path[];
  readonly audience: ModalAudience;
  readonly locale: 'any' | 'en' | 'es';
  readonly starts_on: string;
  readonly ends_on: string;
  readonly active: boolean;
};
export type ModalField = keyof ModalValues;

export const NEW_MODAL: ModalValues = {
  type: 'image-left',
  headline: '',
  copy: null,
  cta_type: 'button',
  cta_text: '',
  cta_url: '',
  headline_es: '',
  copy_es: null,
  cta_text_es: '',
  image_aligned: NO_PICTURE,
  image_landscape: NO_PICTURE,
  image_portrait: NO_PICTURE,
  alignment: 'left',
  orientation: 'auto',
  paths: ['/'],
  audience: 'all',
  locale: 'any',
  starts_on: '',
  ends_on: '',
  active: false,
};
const FIELDS = Object.keys(NEW_MODAL) as readonly ModalField[];

export function valuesOf({ shown, pictures, ...modal }: ModalRecord): ModalValues {
  const chosen = (picture: ModalRecord['pictures']['aligned']): ChosenPicture =>
    picture ? { id: picture.asset_id, url: picture.url, alt: picture.alt } : NO_PICTURE;
  return {
    type: shown.type,
    headline: shown.headline,
    copy: shown.copy as Document | null,
    cta_type: shown.cta_type,
    cta_text: shown.cta_text,
    cta_url: shown.cta_url ?? '',
    headline_es: modal.headline_es,
    copy_es: modal.copy_es as Document | null,
    cta_text_es: modal.cta_text_es,
    image_aligned: chosen(pictures.aligned),
    image_landscape: chosen(pictures.landscape),
    image_portrait: chosen(pictures.portrait),
    alignment: shown.alignment,
    orientation: shown.orientation,
    paths: MODAL_PATHS.filter((path) => modal.paths.includes(path)),
    audience: modal.audience,
    locale: modal.locale ?? 'any',
    starts_on: modal.starts_on ?? '',
    ends_on: modal.ends_on ?? '',
    active: modal.active,
  };
}

/** Returns what a copy of a message begins with: the same, switched off. */
export const copyOf = (modal: ModalRecord): ModalValues => ({ ...valuesOf(modal), active: false });

/** Fields whose value is another than the saved one. */
export function changedFields(
  saved: ModalValues,
  edits: Partial<ModalValues>,
): readonly ModalField[] {
  return FIELDS.filter(
    (field) => edits[field] !== undefined && meaningOf(edits[field]) !== meaningOf(saved[field]),
  );
}

function meaningOf(value: ModalValues[ModalField] | undefined): string {
  if (typeof value === 'string') return value.trim();
  if (isDocument(value)) return JSON.stringify(value);
  if (isPicture(value)) return `${value.id} ${value.url}`;
  return Array.isArray(value) ? value.toSorted().join(' ') : String(value);
}

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && 'type' in value;
const isPicture = (value: unknown): value is ChosenPicture =>
  typeof value === 'object' && value !== null && 'url' in value;

/** Returns what is to be sent, or the errors by field. */
export function inputOf(
  values: ModalValues,
): { input: ModalInput } | { errors: Record<string, string[]> } {
  const errors: Record<string, string[]> = {};
  if (values.headline.trim() === '') errors.headline = ['required'];
  if (values.paths.length === 0) errors.paths = ['page_required'];
  if (Object.keys(errors).length > 0) return { errors };
  const { image_aligned, image_landscape, image_portrait, locale, starts_on, ends_on, ...rest } =
    values;
  return {
    input: {
      ...rest,
      paths: [...values.paths],
      ...picture('image_aligned', image_aligned),
      ...picture('image_landscape', image_landscape),
      ...picture('image_portrait', image_portrait),
      locale: locale === 'any' ? null : locale,
      starts_on: (starts_on || null) as PlainDate | null,
      ends_on: (ends_on || null) as PlainDate | null,
    },
  };
}

/** A picture without a number stays as it is, unsaid. */
const picture = (field: string, { id, url }: ChosenPicture) =>
  id === null && url !== '' ? {} : { [field]: id };

export type PreviewLanguage = 'en' | 'es';

/** Returns the message as its readers in a language would get it if it were saved now. */
export function shownOf(values: ModalValues, id: number, language: PreviewLanguage): MessageModal {
  const inLanguage = (words: 'headline' | 'cta_text') =>
    (language === 'es' && values.locale === 'any' && values[`${words}_es`].trim()) || values[words];
  const image = (chosen: ChosenPicture): ModalImage[] => {
    if (chosen.url === '') return [];
    const address = readMediaAddress(chosen.url.replace('/media/image/upload/', ''))?.name;
    if (address === undefined || chosen.id === null) {
      const [, public_id = '', format = ''] = /^\/(.+)\.([a-z0-9]+)$/.exec(chosen.url) ?? [];
      return [{ public_id, format, service: 'product', version: null, alt: chosen.alt }];
    }
    const { public_id, format, version } = address;
    return [{ public_id, format, service: 'media', version, alt: chosen.alt }];
  };
  const url = values.cta_url || null;
  return {
    id,
    type: values.type,
    headline: inLanguage('headline'),
    copy: (language === 'es' && values.locale === 'any' && values.copy_es) || values.copy,
    cta_text: inLanguage('cta_text'),
    cta_type: values.cta_type,
    cta_url: url,
    ctaText: inLanguage('cta_text'),
    ctaType: values.cta_type,
    ctaUrl: url,
    image_aligned: image(values.image_aligned),
    image_portrait: image(values.image_portrait),
    image_landscape: image(values.image_landscape),
    alignment: values.alignment,
    orientation: values.orientation,
  };
}
