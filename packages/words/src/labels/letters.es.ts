import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  labels_ready: {
    subject: '{school}: etiquetas para {day}',
    hello: 'Hola, {name}:',
    intro:
      'Estas son las etiquetas de almuerzo para {day}: {labels, plural, one {# etiqueta} other {# etiquetas}} en {sheets, plural, one {# hoja} other {# hojas}}. El PDF va adjunto. Imprímelo al 100%.',
    taken:
      'Contiene los pedidos tal como estaban el {time}. Si algo cambia después, imprime lo que cambió desde la página de etiquetas.',
    button: 'Ir a las etiquetas',
  },
};
