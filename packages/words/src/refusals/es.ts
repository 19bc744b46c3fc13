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
    sold_out: 'Alguien se llevó el último. Elige otro plato, por favor.',
    allergy: 'Contiene algo que este niño no debe comer.',
    allergy_unverified:
      'Nadie lo ha comprobado para una alergia de este niño, así que no cuenta como seguro.',
    not_together: 'Estas opciones no se preparan juntas. Por favor, elige otra.',
    late_fee_changed:
      'Ahora este día lleva recargo por pedido tardío. Mira el nuevo precio y guarda otra vez.',
    payment_due: 'El último pago está pendiente. Hay que pagarlo primero.',
    price_changed: 'El precio de este plato cambió. Mira el nuevo precio y guarda otra vez.',
  },
  discount: {
    unknown: 'No conocemos este código.',
    archived: 'Este código ya no se usa.',
    not_started: 'Este código todavía no es válido.',
    expired: 'Este código venció.',
    used_up: 'Este código ya se agotó.',
    used_up_family: 'Tu familia ya usó este código.',
    minimum: 'Esta semana no llega al mínimo de este código.',
    first_order_only: 'Este código es solo para un primer pedido.',
    not_for_you: 'Este código no es para tu escuela.',
    week_settled: 'Esta semana ya está cobrada, así que su código no cambia.',
  },
};
