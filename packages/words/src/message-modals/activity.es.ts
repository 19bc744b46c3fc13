import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    message_modal: {
      created: 'Creó un aviso emergente',
      updated: 'Cambió un aviso emergente',
      archived: 'Archivó un aviso emergente',
      restored: 'Restauró un aviso emergente',
      address_left: 'Dejó una dirección en un aviso emergente',
    },
  },
  records: {
    message_modal: 'Aviso emergente',
  },
  fields: {
    headline: 'Título',
    copy: 'Texto',
    cta_type: 'Pide',
    cta_text: 'Botón',
    cta_url: 'Enlace',
    image_aligned: 'Imagen junto al texto',
    image_portrait: 'Imagen vertical',
    image_landscape: 'Imagen horizontal',
    alignment: 'Alineación',
    orientation: 'Qué imagen se ve',
    paths: 'Se abre en',
    audience: 'Para',
    active: 'Encendido',
  },
};
