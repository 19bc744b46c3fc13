import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    labels_regeneration_failed:
      'No se pudo volver a generar la etiqueta. Se está haciendo en este momento.',
    labels_not_ready:
      'La etiqueta aún se está generando. Haz clic en “Descargar etiquetas” más tarde.',
  },
  field: {
    labels_day_past: 'Este día ya pasó. Elige hoy o un día posterior.',
    labels_day_far: 'Este día está demasiado lejos. Elige uno de las próximas dos semanas.',
    labels_unknown_print: 'No hay tal impresión de este día.',
    labels_no_such_place: 'La hoja no tiene ninguna etiqueta en ese lugar.',
    labels_no_contact:
      'Nadie recibe etiquetas por correo. Agrega primero un contacto que las reciba.',
  },
};
