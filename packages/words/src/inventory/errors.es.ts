import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    count_of_your_own: 'Este conteo es tuyo. Tiene que revisarlo otra persona.',
    count_not_waiting: 'Este conteo ya fue atendido.',
    count_to_settle: 'Primero di cuál de los dos números vale.',
    place_not_empty: 'Según el registro queda algo en este lugar. Muévelo o cuéntalo primero.',
    not_grab_and_go: 'Solo los menús para llevar tienen códigos de barras y códigos QR.',
  },
  field: {
    item_still_there:
      'Según el registro todavía queda algo de un artículo que quitaste. Muévelo o cuéntalo primero.',
    too_many_places: 'Un inventario no puede tener más lugares.',
    say_why: 'Di el motivo.',
    choose_one: 'Elige uno de los dos números.',
    code_of_another: 'Otro artículo ya tiene este código.',
    pieces_kept: 'Escribe un número entero del 0 al 99,999.',
    pieces_moved: 'Escribe un número entero del 1 al 99,999.',
    pieces_in_pack: 'Escribe un número entero del 2 al 1,000.',
    days_between_counts: 'Escribe un número entero del 1 al 60.',
  },
};
