import type { Translated } from '../locales.ts';
import type { words as english } from './menu.en.ts';

export const words: Translated<typeof english> = {
  entries: {
    kiosks: 'Quioscos y lectores',
  },
  purposes: {
    kiosks: 'Tabletas que entregan el almuerzo, lectores y credenciales de los niños.',
  },
  also: {
    kiosks: 'tableta, credencial, escáner, entrega',
  },
  deeds: {
    pairTablet: {
      name: 'Vincular una tableta',
      also: 'conectar un quiosco, agregar un quiosco, nueva tableta, código de vinculación, dispositivo de entrega',
    },
    giveBadge: {
      name: 'Dar una credencial',
      also: 'asignar una credencial, credencial perdida, cambiar una credencial, tarjeta de un niño, NFC',
    },
  },
};
