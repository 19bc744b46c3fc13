import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: { settings: 'Ajustes' },
  purposes: {
    settings: 'Horas límite, cargos, ofertas y textos de todo el sitio, con su historial.',
  },
  also: {
    settings:
      'opciones del sitio, cargo por tardanza, horas límite, aviso, yay bucks, referidos, regalos, cobranza, límites, conservación, período de pago, contacto',
  },
  deeds: {
    changeLateFee: {
      name: 'Cambiar el recargo por pedido tardío',
      also: 'cargo por tardanza, recargo por pedir tarde, subir el cargo, tarifa por tardanza',
    },
    changeCutOffs: {
      name: 'Cambiar las horas límite',
      also: 'plazo para pedir, pedir hasta, cuándo cierran los pedidos',
    },
    showSiteAlert: {
      name: 'Mostrar un aviso en el sitio',
      also: 'anuncio, banner, mensaje para todos, aviso en cada página',
    },
  },
};
