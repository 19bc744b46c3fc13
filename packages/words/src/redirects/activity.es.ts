import type { Translated } from '../locales.ts';
import type { words as english } from './activity.en.ts';

export const words: Translated<typeof english> = {
  actions: {
    redirect: {
      created: 'Creó una redirección',
      updated: 'Cambió una redirección',
      deleted: 'Quitó una redirección',
      hosts_changed: 'Cambió los sitios a los que pueden llevar las redirecciones',
    },
  },
  records: {
    redirect: 'Redirección',
  },
  fields: {
    from_path: 'Desde',
    to_url: 'Hacia',
    hits: 'Usos',
    hosts: 'Sitios',
  },
};
