import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    payment_elsewhere:
      'Hay un pago de esto pendiente en el servicio de pagos que usábamos antes. No se cobra nada más hasta que se resuelva, para que nadie pague dos veces.',
    offer_changed:
      'El bono de este paquete acaba de cambiar, así que no se cobró nada. Revisa el nuevo monto y vuelve a intentarlo.',
  },
  field: {
    still_owed: 'Queda algo por pagar. Págalo primero, por favor.',
    payment_under_way: 'Hay un pago en curso. Vuelve a intentarlo cuando termine.',
    other_provider: 'Se pagó con un proveedor de pagos que ya no usamos. Haz el reembolso allí.',
    not_offered: 'Esto no está disponible por ahora.',
    refund_too_much: 'Es más de lo que se puede reembolsar.',
  },
};
