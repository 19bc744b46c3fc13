import type { Translated } from '../locales.ts';
import type { words as english } from './errors.en.ts';

export const words: Translated<typeof english> = {
  request: {
    wrong_credentials: 'Lo sentimos, el usuario o la contraseña no son correctos.',
    already_impersonating: 'Ya estás usando la cuenta de otra persona.',
    second_factor_required:
      'Tu rol requiere un segundo paso al iniciar sesión. Configúralo primero.',
    wrong_code: 'Este código no es correcto o ya se usó. Prueba con el siguiente.',
    app_unreadable:
      'Ahora no podemos comprobar los códigos de tu app. Usa un código de recuperación o una llave de acceso, y avísanos.',
    passkey_refused: 'No se aceptó esta llave de acceso. Inténtalo de nuevo o elige otra forma.',
    sign_in_over: 'Pasó demasiado tiempo o hubo demasiados intentos. Empieza de nuevo.',
    second_factor_exists: 'Esto ya está configurado. Quítalo primero para configurarlo de nuevo.',
    last_second_factor:
      'Tu rol requiere un segundo paso al iniciar sesión, así que no puedes quitar el último. Agrega otro primero.',
    link_over: 'Este enlace ya se usó o venció. Pide uno nuevo.',
    fresh_sign_in_needed: 'Todavía no se envió nada. Primero confirma que eres tú.',
    address_not_proved:
      'Primero confirma tu correo: cierra la sesión, iníciala de nuevo y escribe el código que te enviaremos.',
  },
  field: {
    password_too_short: 'Usa al menos 10 caracteres.',
    password_common:
      'Esta contraseña está entre las primeras que prueban los atacantes. Elige otra, por favor.',
    password_guessable:
      'Se parece demasiado a tu correo o a nuestro nombre. Elige otra, por favor.',
    password_wrong: 'Esta no es tu contraseña actual.',
    wrong_code: 'Este código no es correcto o ya se usó. Prueba con el siguiente.',
    app_unreadable:
      'Ahora no podemos comprobar los códigos de tu app. Usa un código de recuperación o una llave de acceso, y avísanos.',
    code_not_right:
      'Este código no es correcto. Revisa el correo más reciente e inténtalo de nuevo.',
    code_over: 'Este código ya venció. Pide uno nuevo.',
    password_not_chosen: 'Esta no es la contraseña que elegiste al registrarte.',
    email_taken: 'Otra cuenta usa este correo electrónico.',
    last_superadmin: 'Debe haber al menos un superadministrador.',
  },
};
