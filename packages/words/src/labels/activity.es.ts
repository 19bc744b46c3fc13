import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    labels: {
      printed: 'Hizo etiquetas',
      settings_changed: 'Cambió el papel de las etiquetas',
      subscription_changed: 'Cambió las etiquetas por correo',
    },
  },
};
