import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    payment_elsewhere:
      'Aún hay un pago de esto abierto en el servicio de pagos que usábamos antes. No se cobra nada más hasta que se resuelva allí, para que nadie pague dos veces.',
  },
  field: {
    still_owed: 'Aún queda algo por pagar. Págalo primero, por favor.',
    payment_under_way: 'Hay un pago en curso. Vuelve a intentarlo cuando termine.',
    other_provider: 'Se pagó con un proveedor de pagos que ya no se usa. Devuélvelo allí.',
    not_offered: 'Ahora mismo no se ofrece.',
    refund_too_much: 'Es más de lo que se puede devolver.',
  },
};
