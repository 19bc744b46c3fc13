import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    message_modal: { address_left: 'Dejó una dirección en un mensaje' },
  },
  records: {
    message_modal: 'Mensaje',
  },
};
