import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  childrenOf: common.childrenOf,
  label: 'Páginas de {school}',
  loading: 'Cargando la escuela',
  failed: 'No se cargó la escuela',
  retry: common.tryAgain,
  switch: 'Otra escuela. Estás en {school}',
  all: 'Todas las escuelas',
  suspended: 'Esta escuela está suspendida. Las familias no pueden pedir para ella.',
  tabs: {
    today: common.today,
    week: 'Semana',
    closures: 'Cierres',
    lunchers: 'Niños',
    labels: 'Etiquetas',
    handOut: 'Entrega',
    inventory: 'Inventario',
    resources: 'Recursos',
    staff: 'Personal',
    settings: 'Configuración',
  },
};
