import { reasons } from '../blackouts/reasons.es.ts';
import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { portal as english } from './portal.en.ts';

export const portal: Translated<typeof english> = {
  retry: common.tryAgain,
  schools: {
    title: 'Tus escuelas',
    intro: 'Abre una escuela para ver quién come, día por día.',
    loading: 'Cargando tus escuelas',
    name: 'Escuela',
    city: 'Ciudad',
    market: 'Mercado',
    timeZone: 'Zona horaria',
    emptyTitle: 'Todavía no hay escuela',
    emptyText: 'Aquí aparecen los almuerzos de tu escuela. Escribe a {email} y te agregamos.',
    errorTitle: 'No se cargaron tus escuelas',
    retry: common.tryAgain,
  },
  week: {
    loading: 'Cargando la semana',
    navigation: 'Semana',
    title: 'Almuerzos, {week}',
    previous: 'Semana anterior, {week}',
    next: 'Semana siguiente, {week}',
    current: common.thisWeek,
    place: 'Mercado {market}, {timeZone}',
    unknown: 'Los almuerzos de la semana',
    errorTitle: 'No se cargó la semana',
    staleTitle: 'No se pudo actualizar.',
    staleText: 'Lo que ves es de las {time}.',
    updated: 'Actualizado a las {time}',
  },
  cutOff: {
    open: 'Las familias pueden pedir hasta {when}',
    days: 'Para {days}.',
    over: 'Los pedidos de esta semana ya cerraron',
    overText: 'Estos son los almuerzos que entregaremos.',
    nothing: 'Esta semana no se sirve nada',
  },
  days: {
    title: 'Día por día',
    lunches: '{count, plural, one {almuerzo} other {almuerzos}}',
    today: common.today,
    until: 'Las familias pueden pedir hasta {when}',
    closedToOrders: 'Ya no se puede pedir',
    final: 'Definitivo, ya no se puede cambiar nada',
    noMenu: 'No hay menú programado',
    closed: 'Sin almuerzo: {reason}',
    closedGrade: '{grade}, sin almuerzo: {reason}',
    named: '{reason} ({name})',
  },
  grades: {
    title: 'Por grado',
    grade: 'Grado',
    week: 'Semana',
    all: 'Toda la escuela',
    none: 'Todavía nadie ha pedido para esta semana.',
  },
  reasons,
};
