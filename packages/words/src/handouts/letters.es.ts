import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  not_picked_up: {
    subject: 'Almuerzo sin recoger el {date}: {lunchers}',
    hello: 'Hola, {first}:',
    intro:
      '{count, plural, one {Nadie recogió en la escuela el almuerzo de {lunchers}} other {Nadie recogió en la escuela los almuerzos de {lunchers}}} el {date}.',
    credit: 'Por eso pusimos {amount} en tu cuenta, que pagan tus próximos almuerzos.',
    button: 'Ver tus pedidos',
    stop: 'Si tu hijo o hija almorzó de todos modos, no tienes que hacer nada. Puedes desactivar este aviso en tu cuenta.',
  },
};
