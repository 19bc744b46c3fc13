import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  field: {
    email_not_yours: 'No puedes cambiar el correo electrónico de esta persona.',
    role_not_yours: 'No puedes dar ni quitar este rol.',
    unknown_role: 'No tenemos este rol.',
    needs_role: 'Primero hace falta un rol.',
    address_not_proved:
      'Esta persona debe confirmar primero su correo. Se lo pediremos la próxima vez que inicie sesión.',
    phone_area_code: 'Empieza con el código de área, como (615) 555-0142.',
    phone_invalid:
      'Escribe un número de teléfono completo, como (615) 555-0142. Fuera de EE. UU., empieza con + y el código del país.',
  },
};
