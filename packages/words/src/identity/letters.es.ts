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
  prove_new_address: {
    subject: '{code} es tu código de {product}',
    hello: 'Hola, {first}:',
    intro:
      'Alguien, seguramente tú, quiere usar esta dirección para una cuenta de {product}. Escribe este código en la página de tu cuenta.',
    intro_of_team:
      'Pidieron al equipo de {product} cambiar tu cuenta a esta dirección. Inicia sesión como siempre y escribe este código en la página de tu cuenta.',
    how_long: 'Sirve una sola vez, durante 10 minutos. En esa página puedes pedir otro.',
    button: 'Abrir la página de tu cuenta',
    not_you: 'Si no fuiste tú, no tienes que hacer nada. Sin este código no cambia nada.',
  },
  address_wanted: {
    subject: 'Ya tienes una cuenta en {product}',
    hello: 'Hola, {first}:',
    intro:
      'Alguien, seguramente tú, intentó usar esta dirección para otra cuenta. Ya tienes una cuenta con esta dirección, así que no cambió nada.',
    not_you: 'Si no fuiste tú, no tienes que hacer nada.',
  },
  email_change_asked: {
    subject: 'Un correo nuevo para tu cuenta de {product}',
    hello: 'Hola, {first}:',
    intro:
      'Pidieron al equipo de {product} cambiar el correo de tu cuenta a {email}. Enviamos ahí un código de seis dígitos.',
    how: 'Para hacer el cambio, inicia sesión y escribe ese código en la página de tu cuenta. Hasta entonces no cambia nada.',
    button: 'Abrir la página de tu cuenta',
    not_you: 'Si no lo pediste tú, cancélalo en la página de tu cuenta o escríbenos.',
  },
  email_changed: {
    subject: 'Cambió el correo de tu cuenta de {product}',
    hello: 'Hola, {first}:',
    intro: 'A partir de ahora inicias sesión con {email}, y ahí llegan nuestros correos.',
    not_you: 'Si no fuiste tú, recupera esta dirección:',
    button: 'Recuperar mi dirección',
    how_long:
      'El enlace sirve una sola vez, durante 7 días. Cierra todas las sesiones de tu cuenta, y tú eliges una nueva contraseña.',
  },
  email_put_back: {
    subject: 'Tu cuenta de {product} tiene otra vez su correo anterior',
    hello: 'Hola, {first}:',
    intro:
      'Otra vez inicias sesión con esta dirección. Cerramos todas las sesiones, la contraseña anterior ya no sirve, y quitamos las llaves de acceso y aplicaciones de autenticación que se agregaron poco antes del cambio.',
    password: 'Si todavía no lo hiciste, elige una nueva contraseña:',
    button: 'Elegir una nueva contraseña',
    how_long:
      'El enlace sirve una sola vez, durante una hora. Si ya venció, usa “¿La olvidaste?” en la página de inicio de sesión y recibirás otro.',
    suspended: 'Tu cuenta está suspendida en este momento. Escríbenos y te ayudamos a volver.',
  },
  email_taken_back: {
    subject: 'Este correo ya no es el de una cuenta de {product}',
    hello: 'Hola, {first}:',
    intro:
      'El cambio a esta dirección se deshizo desde la dirección anterior. Con esta ya no puedes iniciar sesión en {product}.',
    not_you: 'Si no fuiste tú, escríbenos ahora mismo.',
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
    by: '{by}, de nuestro equipo, lo hizo por ti, y se cerraron todas tus sesiones. La próxima vez que inicies sesión con tu contraseña, configurarás un nuevo segundo paso.',
    not_you:
      'Si no fuiste tú, cambia tu contraseña ahora y avísanos: puede que alguien esté en tu cuenta.',
    button: 'Ver tu cuenta',
  },
};
