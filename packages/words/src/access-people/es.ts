import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  first: 'Nombre',
  last: 'Apellido',
  email: 'Correo electrónico',
  name: 'Nombre',
  role: 'Rol',
  seen: 'Última visita',
  never: 'Nunca',
  acts: 'Acciones',
  sendInvitation: 'Enviar invitación',
  waiting: 'Esperan respuesta',
  until: 'El enlace sirve hasta',
  welcome: 'Enviar correo de bienvenida',
  welcomeTitle: '¿Enviar el correo de bienvenida?',
  welcomeText: '{name} recibe un correo que explica cómo usar el portal.',
  send: 'Enviar',
  remove: 'Quitar acceso',
  removeTitle: '¿Quitar el acceso a {name}?',
  removeText:
    '{name} deja de ver {place} desde este momento. Las invitaciones que envió dejan de servir. La cuenta se conserva.',
  again: 'Reenviar',
  againTitle: '¿Reenviar la invitación?',
  againText: '{email} recibe un enlace nuevo. El que enviamos antes deja de servir.',
  takeBack: 'Retirar',
  takeBackTitle: '¿Retirar la invitación?',
  takeBackText: 'El enlace que enviamos a {email} deja de servir.',
  close: common.close,
  cancel: common.cancel,
  saving: common.saving,
};
