import type { Translated } from '../locales.ts';
import type { words as english } from './letters.en.ts';

export const words: Translated<typeof english> = {
  welcome: {
    subject: 'Te damos la bienvenida a {product}, {first}',
    hello: 'Hola, {first}:',
    intro: 'Tu cuenta familiar está abierta. El almuerzo está a dos pasos.',
    step_lunchers:
      'Cuéntanos quién come: agrega a cada uno de tus hijos con escuela, grado y alergias.',
    step_week:
      'Elige un almuerzo para cada día. Puedes cambiar de idea hasta que cierren los pedidos.',
    button: 'Agregar al primer niño',
  },
  prove_address: {
    subject: '{code} es tu código de {product}',
    hello: 'Hola, {first}:',
    intro: 'Escribe este código en la página donde te registraste para abrir tu cuenta familiar.',
    how_long: 'Sirve una sola vez, durante 10 minutos.',
    or_link: 'O usa el enlace:',
    button: 'Abrir mi cuenta',
    elsewhere:
      'En un dispositivo distinto al que usaste para registrarte, también pedimos tu contraseña.',
    not_you:
      'Si no fuiste tú, no tienes que hacer nada. Sin este código no se abre ninguna cuenta.',
  },
  sign_in_code: {
    subject: '{code} es tu código de {product}',
    hello: 'Hola, {first}:',
    intro:
      'Escribe este código en la página donde estás iniciando sesión. Lo pedimos una sola vez, para confirmar que esta dirección es tuya.',
    how_long: 'Sirve una sola vez, durante 10 minutos.',
    not_you:
      'Si no fuiste tú, alguien conoce tu contraseña. No puede entrar sin este código, pero elige ya una nueva contraseña.',
    button: 'Elegir una nueva contraseña',
  },
  already_registered: {
    subject: 'Ya tienes una cuenta en {product}',
    hello: 'Hola, {first}:',
    intro:
      'Alguien, seguramente tú, acaba de intentar abrir una cuenta con esta dirección. Ya tienes una, así que no cambió nada.',
    button: 'Iniciar sesión',
    not_you: 'Si no fuiste tú, no tienes que hacer nada.',
  },
  password_reset: {
    subject: 'Elige una nueva contraseña para {product}',
    hello: 'Hola, {first}:',
    intro: 'Alguien, seguramente tú, pidió una nueva contraseña para esta cuenta.',
    intro_of_team:
      '{name}, del equipo de {product}, te envía este enlace para elegir una nueva contraseña de tu cuenta.',
    button: 'Elegir una nueva contraseña',
    how_long: 'El enlace sirve una sola vez, durante una hora.',
    not_you: 'Si no fuiste tú, no tienes que hacer nada. Tu contraseña sigue siendo la misma.',
  },
  first_password: {
    subject: 'Tu cuenta en {product} está lista',
    hello: 'Hola, {first}:',
    intro: 'Abrimos una cuenta en {product} para ti. Elige una contraseña y ya puedes entrar.',
    button: 'Elegir una contraseña',
    how_long:
      'El enlace sirve una sola vez, durante 24 horas. Si no lo usas antes, quitamos esta cuenta y todo su acceso.',
  },
  password_changed: {
    subject: 'Tu contraseña de {product} cambió',
    hello: 'Hola, {first}:',
    intro:
      'La contraseña de tu cuenta acaba de cambiar. Tu sesión se cerró en todos los demás lugares.',
    not_you: 'Si no fuiste tú, elige una nueva contraseña ahora mismo y escríbenos.',
    button: 'Elegir una nueva contraseña',
  },
  email_changed: {
    subject: 'Cambió el correo de tu cuenta de {product}',
    hello: 'Hola, {first}:',
    intro: 'A partir de ahora inicias sesión con {email}, y ahí llegan nuestros correos.',
    not_you: 'Si no fuiste tú, escríbenos ahora mismo y lo detendremos.',
  },
  email_adopted: {
    subject: 'Este es ahora el correo de tu cuenta de {product}',
    hello: 'Hola, {first}:',
    intro: 'A partir de ahora inicias sesión con {email}, y aquí llegan nuestros correos.',
    not_you: 'Si no reconoces esta cuenta, escríbenos y quitaremos tu dirección.',
  },
  account_deleted: {
    subject: 'Eliminamos tu cuenta de {product}',
    hello: 'Hola, {first}:',
    intro:
      'Eliminamos tu cuenta, como pediste. Cancelamos los almuerzos que todavía se podían cancelar. Los que la cocina ya tenía llegarán igual.',
    not_you: 'Si no fuiste tú, o si cambias de idea, escríbenos: podemos recuperarla.',
  },
  second_factor_added: {
    subject: 'Tu inicio de sesión en {product} cambió',
    hello: 'Hola, {first}:',
    totp: 'Se configuró una aplicación de autenticación para tu cuenta. Desde ahora, al iniciar sesión se pide su código.',
    passkey:
      'Se agregó la llave de acceso “{name}” a tu cuenta. Desde ahora sirve para iniciar sesión.',
    recovery_code:
      'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    not_you:
      'Si no fuiste tú, cambia tu contraseña ahora y avísanos: puede que alguien esté en tu cuenta.',
    button: 'Ver tu cuenta',
  },
  second_factor_removed: {
    subject: 'Tu inicio de sesión en {product} cambió',
    hello: 'Hola, {first}:',
    totp: 'Se quitó la aplicación de autenticación de tu cuenta. Sus códigos ya no sirven.',
    passkey: 'Se quitó la llave de acceso “{name}” de tu cuenta. Ya no sirve para iniciar sesión.',
    recovery_code: 'Se quitaron los códigos de recuperación de tu cuenta.',
    not_you:
      'Si no fuiste tú, cambia tu contraseña ahora y avísanos: puede que alguien esté en tu cuenta.',
    button: 'Ver tu cuenta',
  },
};
