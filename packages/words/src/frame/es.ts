import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  wallet: { yayBucks: 'yay bucks', credit: 'de crédito' },
  menu: {
    label: 'Tu menú',
    signedInAs: 'Sesión de {email}',
    admin: 'Administración',
    lunchCalendar: 'Calendario de almuerzos',
    lunchers: 'Niños',
    payAhead: 'Paga por adelantado y ahorra',
    account: 'Tu cuenta',
    hotsheets: 'Hojas de ruta',
    menuSchedules: 'Calendario de menús',
    supplySchedules: 'Calendario de suministros',
    schools: 'Escuelas',
    vendors: 'Cocinas',
    telescope: 'Telescope',
    vapor_ui: 'Vapor UI',
    inNewTab: '{name}, en otra pestaña',
  },
  phoneBar: { week: 'Semana', month: 'Mes', children: 'Niños', account: 'Cuenta' },
  visitors: { all: 'Menú' },
  footer: {
    label: 'Contacto',
    links: 'Más páginas',
    write: 'Escríbenos',
    text: 'Mensaje de texto al {number}',
    legal: '© {year} {product}. Todos los derechos reservados.',
    language: 'Idioma',
  },
  status: {
    offline: {
      title: 'Sin conexión.',
      text: 'Tu dispositivo no tiene conexión. Lo que elijas se queda en esta página.',
    },
    lost: {
      title: 'Se perdió la conexión.',
      text: 'Lo que elijas se queda en esta página. Estamos intentando reconectarnos.',
    },
    restored: { title: 'Conexión restablecida.', text: 'Todo funciona como antes.' },
    busy: {
      title: 'Hay mucha gente en este momento.',
      text: 'Seguimos intentándolo. Lo que elijas se queda en esta página.',
    },
    outdated: {
      title: 'Hay una versión nueva.',
      text: 'Guarda lo que elegiste y recarga la página.',
    },
    load: 'Recargar',
  },
  siteAlert: 'Aviso',
  impersonation: {
    label: 'Cuenta de otra persona',
    text: 'Eres del equipo de {product} y estás usando la cuenta de {name}.',
    back: 'Volver a tu cuenta.',
    behind: 'En el registro: {name}',
  },
  homeScreen: {
    title: 'Ten {product} en tu pantalla de inicio',
    text: 'Toca Compartir y luego “Agregar a Inicio”. Se abre como una aplicación.',
    dismiss: 'Ahora no',
  },
  leave: {
    title: 'Cerrando tu sesión',
    failedTitle: 'Tu sesión sigue abierta',
    failed: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
    retry: 'Cerrar sesión',
  },
};
