import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  legend: 'Tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  zip: 'Código postal',
  loading: 'Cargando el formulario de la tarjeta',
  trial:
    'Este es un sitio de prueba: no se cobra ninguna tarjeta. Usa 4242 4242 4242 4242, cualquier fecha futura y cualquier código.',
  brands: {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    discover: 'Discover',
    generic: 'Tarjeta',
  },
  errors: {
    incomplete_number: 'Este número de tarjeta no está completo.',
    invalid_number: 'Este número de tarjeta no es válido.',
    incomplete_expiry: 'Esta fecha no está completa.',
    invalid_expiry: 'Esta fecha no es válida.',
    expired: 'Esta tarjeta está vencida.',
    incomplete_cvc: 'Este código de seguridad no está completo.',
    invalid_cvc: 'Este código de seguridad no es válido.',
    incomplete_zip: 'Este código postal no está completo.',
    incorrect_zip: 'Este código postal no coincide con la tarjeta.',
  },
  refused: {
    generic: 'Tu banco no aceptó esta tarjeta. Prueba con otra o pregunta a tu banco.',
    insufficient_funds: 'No hay suficiente dinero en esta tarjeta. Prueba con otra.',
    expired_card: 'Esta tarjeta está vencida. Prueba con otra.',
    incorrect_cvc: 'El código de seguridad no es correcto.',
    processing_error:
      'No pudimos comunicarnos con tu banco. No se cobró nada. Inténtalo de nuevo en un momento.',
    test_mode_live_card: 'Aquí no se aceptan tarjetas reales. Usa una de las tarjetas de prueba.',
    not_authenticated: 'Tu banco no recibió tu aprobación, así que no se cobró nada.',
    not_authenticated_save: 'Tu banco no recibió tu aprobación, así que la tarjeta no se guardó.',
    unexpected: 'Resultado inesperado al configurar la tarjeta',
    unreachable:
      'No pudimos comunicarnos con el servicio de pagos. No se pierde nada: inténtalo de nuevo en un momento.',
  },
  bank: {
    title: 'Tu banco quiere confirmar',
    intro: 'Confirma con tu banco que eres tú.',
    trial: 'Un banco real te enviaría un código o un mensaje al teléfono. Aquí decides tú.',
    approve: 'Aprobar',
    decline: 'Rechazar',
    close: common.close,
    sending: 'Contactando a tu banco',
  },
};
