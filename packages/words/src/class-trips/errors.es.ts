import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    trip_link_over: 'Este enlace ya no funciona. Pide uno nuevo en la oficina de tu escuela.',
    trip_answered: 'Esta excursión ya fue respondida o retirada.',
    trip_too_late: 'Es demasiado tarde: la cocina ya tiene el conteo de este día.',
  },
  field: {
    trip_asked_already: 'Alguien ya pidió este grado para este día. La oficina lo tiene.',
    trip_day_locked: 'Es demasiado tarde para este día: la cocina ya tiene su conteo.',
    trip_day_closed: 'Este grado ya no tiene almuerzo ese día.',
    trip_too_far: 'Falta demasiado para ese día. Elige uno más cercano.',
  },
};
