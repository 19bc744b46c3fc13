import type { Translated } from '../locales.ts';
import type { message as english } from './en.ts';

export const message: Translated<typeof english> = {
  close: 'Cerrar',
  newTab: '(se abre en otra pestaña)',
  more: 'Más información',
  email: {
    label: 'Tu correo',
    send: 'Quiero enterarme',
    sending: 'Enviando',
    thanks: 'Gracias. Ya tenemos tu dirección.',
  },
};
