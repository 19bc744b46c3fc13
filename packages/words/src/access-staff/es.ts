import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Personal',
  intro:
    'Personas que pueden usar el portal de {school}. Todas tienen el mismo rol: aquí pueden hacer todo y solo ven sus propias escuelas.',
  invite: 'Invitar a alguien',
  inviteTitle: 'Invitar a un colega',
  inviteText:
    'Enviamos un enlace a esta dirección. El acceso empieza cuando acepte, dentro de 7 días. Podrá hacer todo lo que tú puedes hacer aquí.',
  send: 'Enviar la invitación',
  sent: 'La invitación está en camino.',
  first: 'Nombre de pila',
  last: 'Apellido',
  email: 'Correo electrónico',
  name: 'Nombre',
  role: 'Rol',
  schoolRole: 'Personal de la escuela',
  seen: 'Última visita',
  never: 'Nunca',
  you: '(tú)',
  acts: 'Acciones',
  people: 'Quién puede entrar',
  emptyTitle: 'Todavía no hay nadie de esta escuela',
  emptyText: 'Invita a quienes se ocupan del almuerzo aquí. Reciben un correo con un enlace.',
  waiting: 'Esperan respuesta',
  until: 'El enlace sirve hasta',
  welcome: 'Enviar la bienvenida',
  welcomeTitle: '¿Enviar el correo de bienvenida?',
  welcomeText: '{name} recibe un correo que explica cómo usar el portal.',
  remove: common.remove,
  removeTitle: '¿Quitar a {name}?',
  removeText:
    '{name} deja de ver {school} desde este momento. Sus invitaciones abiertas terminan. La cuenta queda.',
  again: 'Enviar de nuevo',
  againTitle: '¿Enviar la invitación de nuevo?',
  againText: '{name} recibe un enlace nuevo. El anterior deja de servir.',
  takeBack: 'Retirar',
  takeBackTitle: '¿Retirar la invitación?',
  takeBackText: 'El enlace que enviamos a {name} deja de servir.',
  loading: 'Cargando el personal',
  errorTitle: 'No se cargó el personal',
  retry: common.tryAgain,
  close: common.close,
  cancel: common.cancel,
  saving: common.saving,
};
