import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Hola, {name}',
  loading: 'Cargando tu página de inicio',
  failedTitle: 'Tu página de inicio no se cargó',
  retry: common.tryAgain,
  lunches: {
    title: 'Próximo día de clases',
    count: '{count, plural, one {almuerzo} other {almuerzos}} para el {day}',
    before: '{count, number} el {day}',
    more: '{count, number} más que una semana antes',
    fewer: '{count, number} menos que una semana antes',
    same: 'Los mismos que una semana antes',
    none: 'No hay próximos días de clases: ninguna escuela tiene menú en sus días abiertos.',
    days: 'Horas límite y cierres',
    day: 'Día',
    market: 'Mercado',
    meals: 'Almuerzos',
    mealsOf: '{count, number} almuerzos en {market} el {day}',
    closes: 'Cierran los pedidos',
    closed: 'Cerrado',
    closesOf: '{closes}: pedidos para el {day} en {market}',
    locks: 'Cierre de la cocina',
    locked: 'Cerrado',
    locksOf: '{locks}: conteo de la cocina para el {day} en {market}',
  },
  waiting: {
    title: 'Requiere atención',
    approvals: '{count, plural, one {aprobación} other {aprobaciones}}',
    approvalsNote: 'Crédito, reembolsos y códigos que requieren una segunda persona',
    dunning: '{count, plural, one {tarjeta fallida} other {tarjetas fallidas}}',
    dunningNote: 'Se deben {amount}',
    reconciliations: '{count, plural, one {comparación} other {comparaciones}} por revisar',
    reconciliationsNote: 'Pagos que no coinciden con nuestro libro',
    jobs: '{count, plural, one {tarea fallida} other {tareas fallidas}}',
    jobsNote: 'Tareas que fallaron en el último intento',
    texts: '{count, plural, one {texto legal} other {textos legales}} por reemplazar',
    textsNote:
      '{count, plural, =0 {Los términos y la privacidad ya son los tuyos en todos los idiomas} other {Términos y privacidad en inglés o español, aún como venían con el producto}}',
    requests: '{count, plural, one {solicitud} other {solicitudes}} en espera',
    requestsNote: '{count, plural, =0 {Todas leídas} one {# nueva} other {# nuevas}}',
  },
  choices: {
    title: 'Decisiones pendientes de las familias',
    line: '{from} pasa a ser {to}',
    open: '{count, plural, one {# pendiente} other {# pendientes}}, la primera el {day}',
  },
  closures: {
    title: 'Próximos cierres',
    all: 'Todos los cierres',
    none: 'No hay cierres en las próximas dos semanas.',
    others: '{place} y {count, plural, one {# más} other {# más}}',
    more: '{count, plural, one {# cierre más} other {# cierres más}}',
  },
  families: {
    title: 'Tus últimas familias',
    all: 'Todos los usuarios',
    none: 'Aquí aparecen las familias que abres, de la más reciente a la más antigua.',
  },
  places: 'Todas las páginas',
};
