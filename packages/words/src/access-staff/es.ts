import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Personal',
  intro: 'Personas que pueden usar el portal de {school}. Solo ven sus propias escuelas.',
  invite: 'Invitar a alguien',
  inviteTitle: 'Invitar a un colega',
  inviteText:
    'Enviamos un enlace a este correo. El acceso empieza cuando la persona acepte; tiene 7 días. Podrá hacer aquí todo lo que tú puedes hacer.',
  schoolRole: 'Personal de la escuela',
  you: '(tú)',
  people: 'Quién puede entrar',
  oneRole: 'Todas las personas tienen el mismo rol y pueden hacer de todo aquí.',
  emptyTitle: 'Todavía no hay nadie de esta escuela',
  emptyText: 'Invita a quienes se ocupan del almuerzo aquí. Reciben un correo con un enlace.',
  loading: 'Cargando el personal',
  errorTitle: 'No se cargó el personal',
  retry: common.tryAgain,
};
