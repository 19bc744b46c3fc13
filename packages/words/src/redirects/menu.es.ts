import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: { redirects: 'Redirecciones' },
  purposes: { redirects: 'Direcciones antiguas que llevan a otras nuevas.' },
  also: { redirects: 'reenviar, mudada, enlaces viejos, 301, 302, direcciones' },
  deeds: { newRedirect: { name: 'Nueva redirección', also: 'reenviar una dirección' } },
};
