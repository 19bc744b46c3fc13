import type { Translated } from '../locales.ts';
import type { frame as english } from './en.ts';

export const frame: Translated<typeof english> = {
  menu: {
    label: 'Tu menú',
    signedInAs: 'Sesión de {email}',
    admin: 'Administración',
    lunchCalendar: 'Calendario de almuerzos',
    lunchers: 'Niños',
    payAhead: 'Paga por adelantado y ahorra',
    account: 'Tu cuenta',
    hotsheets: 'Hojas de ruta',
    schools: 'Escuelas',
    vendors: 'Cocinas',
    telescope: 'Telescope',
    vapor_ui: 'Vapor UI',
    inNewTab: '{name}, en otra pestaña',
  },
  visitors: {
    all: 'Menú',
    about: 'Quiénes somos',
    howItWorks: 'Cómo funciona',
    contact: 'Contacto',
  },
  pages: {
    about: 'Sobre nosotros',
    whatWeDo: 'Lo que hacemos',
    forParents: 'Para padres',
    forSchools: 'Para escuelas',
    forVendors: 'Para cocinas',
    faqs: 'Preguntas frecuentes',
    contactUs: 'Contáctanos',
    careers: 'Trabaja con nosotros',
    giftCards: 'Tarjetas de regalo',
    teacherLunch: 'Invita a un maestro a almorzar',
    news: 'Noticias',
    terms: 'Condiciones',
    privacy: 'Privacidad',
    request: 'Llévanos a tu escuela',
  },
  footer: {
    label: 'Contacto',
    links: 'Más páginas',
    write: 'Escríbenos',
    text: 'Mándanos un SMS',
    legal: '© {year} {product} Todos los derechos reservados.',
    language: 'Idioma',
  },
  status: {
    offline: {
      title: 'Sin conexión.',
      text: 'Tu dispositivo no tiene red. Lo que elijas se queda en esta página.',
    },
    lost: {
      title: 'Se perdió la conexión.',
      text: 'Lo que elijas se queda en esta página. Seguimos intentando llegar a la cocina.',
    },
    restored: { title: 'Conectado de nuevo.', text: 'Todo funciona como antes.' },
    outdated: {
      title: 'Hay una versión nueva.',
      text: 'Vuelve a cargar la página cuando te convenga. Guarda antes lo que elegiste.',
    },
    load: 'Cargar de nuevo',
  },
  siteAlert: 'Aviso',
  impersonation: {
    label: 'Suplantación',
    text: 'Eres parte del equipo de {product} y estás suplantando a {name}.',
    back: 'Volver a tu cuenta.',
    behind: 'En el registro: {name}',
  },
  homeScreen: {
    title: 'Ten {product} en tu pantalla de inicio',
    text: 'Toca Compartir y luego «Agregar a inicio». Se abre como una aplicación.',
    dismiss: 'Ahora no',
  },
  leave: {
    title: 'Cerrando tu sesión',
    failedTitle: 'Tu sesión sigue abierta',
    failed: 'No se pudo cerrar la sesión. Inténtalo de nuevo.',
    retry: 'Cerrar sesión',
  },
};
