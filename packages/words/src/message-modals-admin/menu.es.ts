import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    modals: 'Avisos emergentes',
  },
  purposes: {
    modals: 'Mensajes que se abren sobre el inicio, el calendario y los pedidos del mes.',
  },
  also: {
    modals: 'ventanas emergentes, mensajes, promociones, anuncios, pedir correos',
  },
  deeds: {
    newModal: {
      name: 'Nuevo aviso emergente',
      also: 'escribir un mensaje, anunciar algo, promoción',
    },
  },
};
