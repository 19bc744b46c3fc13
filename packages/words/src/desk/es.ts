import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Hola, {name}',
  loading: 'Cargando tu mesa de trabajo',
  failedTitle: 'Tu mesa de trabajo no se cargó',
  failed: common.hiccup,
  retry: common.tryAgain,
  lunches: {
    title: 'Próximo día de clase',
    count: '{count, plural, one {almuerzo} other {almuerzos}} para el {day}',
    before: '{count, number} el {day}',
    more: '{count, number} más que una semana antes',
    fewer: '{count, number} menos que una semana antes',
    same: 'Los mismos que una semana antes',
    none: 'No hay ningún día de clase por delante: ninguna escuela tiene menú en sus días abiertos.',
    days: 'Horas límite y cierres',
    day: 'Día',
    market: 'Mercado',
    meals: 'Almuerzos',
    mealsOf: '{count, number} almuerzos en {market} el {day}',
    closes: 'Familias hasta',
    closed: 'Cerrado',
    locks: 'Cierre de cocina',
    locked: 'Bloqueado',
  },
  waiting: {
    title: 'Pendiente de alguien',
    approvals: '{count, plural, one {aprobación} other {aprobaciones}}',
    approvalsNote: 'Crédito y reembolsos que requieren una segunda persona',
    dunning: '{count, plural, one {tarjeta fallida} other {tarjetas fallidas}}',
    dunningNote: 'Se deben {amount}',
    reconciliations: '{count, plural, one {comparación} other {comparaciones}} por revisar',
    reconciliationsNote: 'Pagos que difieren de nuestro libro',
    jobs: '{count, plural, one {tarea fallida} other {tareas fallidas}}',
    jobsNote: 'Tareas abandonadas tras el último intento',
  },
  choices: {
    title: 'Elecciones abiertas de las familias',
    line: '{from} pasa a ser {to}',
    open: '{count, plural, one {# abierta} other {# abiertas}}, la primera el {day}',
  },
  closures: {
    title: 'Próximos cierres',
    all: 'Todos los cierres',
    none: 'Nada cierra en las próximas dos semanas.',
    others: '{place} y {count, plural, one {# más} other {# más}}',
    more: '{count, plural, one {# cierre más} other {# cierres más}}',
  },
  families: {
    title: 'Tus últimas familias',
    all: 'Todos los usuarios',
    none: 'Aquí aparecen las familias a las que ayudas, las últimas primero.',
  },
  places: 'Todas las páginas',
};
