import type { Property } from '@yay/domain/allergy';
import type { ActRefusal } from '@yay/domain/handouts';
import type { Locale } from '../locales.ts';
import { properties as english } from '../properties/names.en.ts';
import { properties as spanish } from '../properties/names.es.ts';

type Say = (first: string, what: string) => string;

const SAYINGS: Record<Locale, Record<ActRefusal, Say>> = {
  en: {
    canceled: (first) => `Stop. ${first}’s lunch is canceled.`,
    changed: (first) => `Stop. ${first}’s lunch was changed. Look again.`,
    not_safe: (first, what) => `Stop. Not for ${first}. ${what}.`,
    none_left: (first) =>
      `Our records show none left for ${first}. If there is one, count the place first.`,
    already_handed_over: (first) => `${first} has lunch already.`,
    not_today: (first) => `This lunch of ${first} is not for today.`,
    nothing_to_undo: (first) => `There is nothing to undo for ${first}.`,
    undo_over: (first) => `${first}’s day is over. It can’t be undone any more.`,
  },
  es: {
    canceled: (first) => `Alto. El almuerzo de ${first} está cancelado.`,
    changed: (first) => `Alto. El almuerzo de ${first} cambió. Míralo otra vez.`,
    not_safe: (first, what) => `Alto. No es para ${first}. ${what}.`,
    none_left: (first) =>
      `Según el inventario no queda ninguno para ${first}. Si lo hay, cuenta primero el lugar.`,
    already_handed_over: (first) => `${first} ya tiene su almuerzo.`,
    not_today: (first) => `Este almuerzo de ${first} no es para hoy.`,
    nothing_to_undo: (first) => `No hay nada que deshacer de ${first}.`,
    undo_over: (first) => `El día de ${first} ya terminó. Ya no se puede deshacer.`,
  },
};
const PROPERTIES = { en: english, es: spanish };

/** Returns what is said aloud where an act does not count. */
export const sayRefusal = (
  locale: Locale,
  refusal: ActRefusal,
  first: string,
  property: Property | null,
): string => SAYINGS[locale][refusal](first, property === null ? '' : PROPERTIES[locale][property]);
