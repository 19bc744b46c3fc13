import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: {
    login: 'Iniciar sesión',
    get_started: 'Empezar',
    forgot_password: 'Contraseña olvidada',
    lunch_calendar: 'Calendario de almuerzos',
  },
  skip: 'Ir al contenido',
  home: '{name}, inicio',
  nav: {
    label: 'Principal',
    lunchCalendar: 'Calendario de almuerzos',
    lunchers: 'Niños',
    payAhead: 'Pagar por adelantado',
    hotsheets: 'Hojas de ruta',
    menuSchedules: 'Calendario de menús',
    supplySchedules: 'Calendario de suministros',
    schools: 'Escuelas',
    vendors: 'Cocinas',
    login: 'Iniciar sesión',
    signUp: 'Crear cuenta',
    logout: 'Cerrar sesión',
    userMenu: '{name}, abrir tu menú',
  },
  environment: {
    demo: {
      name: 'Demostración.',
      long: 'Aquí todo es inventado y nunca se cobra a ninguna tarjeta.',
      short: 'Datos inventados, sin cobros.',
    },
    staging: {
      name: 'Ensayo.',
      long: 'Esto es para probar. Ningún almuerzo pedido aquí se cocina.',
      short: 'Para probar, nada se cocina.',
    },
    development: {
      name: 'Desarrollo.',
      long: 'Aquí construimos. Todo lo que ves es inventado.',
      short: 'Datos inventados.',
    },
    lab: {
      name: 'Laboratorio.',
      long: 'Aquí medimos. Todo lo que ves es inventado.',
      short: 'Datos inventados.',
    },
    test: {
      name: 'Pruebas.',
      long: 'Aquí hacemos pruebas. Todo lo que ves es inventado.',
      short: 'Datos inventados.',
    },
  },
  alerts: {
    dismiss: 'Cerrar aviso',
    success: 'Listo:',
    error: 'Problema:',
    warning: 'Nota:',
  },
  pager: {
    label: 'Páginas',
    page: common.pageOf,
    previous: 'Anterior',
    next: 'Siguiente',
    previousPage: common.previousPage,
    nextPage: common.nextPage,
  },
  loading: 'Cargando la página',
  wrong: {
    status: 'Error {status}',
    forbidden: 'Lo sentimos, no tienes permiso para ver esta página.',
    notFoundTitle: 'Página no encontrada',
    notFound:
      'Aquí no hay nada que mostrar. Quizá rompimos este enlace o borramos esta página. ¡Perdón!',
    toCalendar: 'Ir al calendario de almuerzos',
    toDesk: 'Ir a tu página de inicio',
    toSchools: 'Ir a tus escuelas',
    toVendors: 'Ir a tus cocinas',
    toStart: 'Ir a la página de inicio',
    title: 'Algo salió mal en esta página',
    text: 'Lo que guardaste está a salvo. Inténtalo de nuevo y, si sigue igual, escribe a {email}.',
    updateTitle: 'Hay una versión nueva',
    update: 'Recarga la página para continuar.',
    retry: common.tryAgain,
    reload: 'Recargar',
  },
};
