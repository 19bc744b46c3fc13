import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { month as english } from './month.en.ts';

export const month: Translated<typeof english> = {
  title: 'Planificar un mes',
  school: 'Escuela',
  month: 'Mes',
  schoolFirst: 'Elige una escuela para ver un menú para cada día de la semana.',
  intro:
    'Cada día de la semana empieza con su menú más reciente. Elige otro, o bórralo para dejar los días como están.',
  begin: 'También se planifican los días desde el {date}, que aún no tienen menú.',
  planned: '{planned} de {cells, plural, one {# día} other {# días}} ya tienen menú.',
  as: 'La última vez, el {date}',
  none: 'Sin cambios.',
  missing: 'Elige un menú para al menos un día de la semana.',
  over: 'Ya no se puede cambiar ningún día de clases de este mes. Elige un mes posterior.',
  loading: 'Revisando las semanas anteriores',
  failedTitle: 'No se pudo cargar el mes',
  retry: common.tryAgain,
};
