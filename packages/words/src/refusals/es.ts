import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  day: {
    past: 'Este día ya pasó.',
    closed: 'Los pedidos para este día ya cerraron.',
    locked: 'La cocina ya tiene este pedido, así que no se puede cambiar.',
    served: 'Este almuerzo ya se sirvió.',
    blackout: 'Este día no hay almuerzo.',
    no_menu: 'Todavía no hay menú para este día.',
    not_on_menu: 'Este plato ya no está en el menú de este día.',
    sold_out: 'Se acaba de agotar. Elige otro plato, por favor.',
    allergy: 'Contiene algo que este niño no debe comer.',
    allergy_unverified:
      'Falta verificarlo para una alergia de este niño, así que no se considera seguro.',
    not_together: 'Estas opciones no se pueden combinar. Elige otra, por favor.',
    late_fee_changed:
      'Ahora este día lleva recargo por pedido tardío. Revisa el nuevo precio y guarda de nuevo.',
    payment_due: 'El último pago está pendiente. Págalo primero, por favor.',
    price_changed: 'El precio de este plato cambió. Revisa el nuevo precio y guarda de nuevo.',
  },
  discount: {
    unknown: 'No reconocemos este código.',
    archived: 'Este código ya no se usa.',
    not_started: 'Este código todavía no es válido.',
    expired: 'Este código ya venció.',
    used_up: 'Este código ya llegó a su límite.',
    used_up_family: 'Tu familia ya usó este código.',
    minimum: 'Esta semana no llega al mínimo de este código.',
    first_order_only: 'Este código es solo para un primer pedido.',
    not_for_you: 'Este código no es para tu escuela.',
    yours: 'Tú creaste o cambiaste este código, así que tu familia no lo puede usar.',
    week_settled: 'Esta semana ya está pagada, así que su código no se puede cambiar.',
  },
};
