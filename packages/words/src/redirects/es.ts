import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  kinds: { '301': 'Permanente (301)', '302': 'Temporal (302)' },
  list: {
    title: 'Redirecciones',
    everything: 'Todas las redirecciones',
    from: 'Desde',
    to: 'Hacia',
    kind: 'Tipo',
    hits: 'Usos',
    last: 'Último uso',
    created: 'Creada',
    new: 'Nueva redirección',
    emptyTitle: 'Todavía no hay redirecciones',
    emptyText: 'Una redirección lleva de una dirección antigua a una nueva.',
  },
  form: {
    title: 'Desde y hacia',
    note: 'Las redirecciones se aplican antes de buscar una página.',
    fromHint: 'Una ruta como /old-page, o el principio de varias con un * al final: /blog/*.',
    toHint:
      'Una ruta de este sitio o una dirección https://. Un * al final lleva consigo el resto.',
    refusedWay: 'Llevaría por aquí:',
  },
  hosts: {
    title: 'Otros sitios',
    note: 'Las redirecciones pueden llevar a estos sitios y a ningún otro.',
    label: 'Sitios permitidos',
    hint: 'Uno por línea, como schools.example.org.',
    save: 'Guardar sitios',
  },
  create: {
    crumb: 'Nueva',
    newTitle: 'Nueva redirección',
    newNote: 'Funciona en cuanto la creas.',
    create: 'Crear redirección',
    creating: 'Creando la redirección',
  },
  one: {
    loading: 'Cargando la redirección',
    failedTitle: 'No se pudo cargar la redirección',
    hits: '{count, plural, =0 {Todavía no se ha usado} one {Usada una vez} other {Usada {number} veces}}',
    way: 'A dónde lleva',
    actions: common.quickActions,
    remove: common.remove,
    removeTitle: '¿Quitar la redirección desde {path}?',
    removeText: 'La dirección antigua dirá que la página no existe.',
  },
};
