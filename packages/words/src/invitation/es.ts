import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Tienes una invitación',
  school:
    'Verás {place} en el portal de escuelas: quién come cada día, alergias y días sin almuerzo.',
  vendor: 'Verás {place} en el portal de cocinas: qué preparar cada día y para quién.',
  checking: 'Revisando tu invitación',
  accept: 'Aceptar',
  saving: common.oneMoment,
  passwordText: 'Elige una contraseña para {email}. Después inicia sesión con ella.',
  password: 'Contraseña nueva',
  hint: 'Al menos {count} caracteres.',
  passwordDone: 'Aceptar y guardar contraseña',
  signInText: '{email} ya tiene una cuenta. Inicia sesión para aceptar.',
  signIn: 'Iniciar sesión',
  otherText:
    'Esta invitación es para {email}. Cierra sesión y vuelve a abrir el enlace del correo.',
  logOut: 'Cerrar sesión',
  overTitle: 'Esta invitación terminó',
  over: 'Ya se aceptó, se retiró o tiene más de 7 días. Pide otra a quien te invitó.',
  home: 'Ir a la página de inicio',
  failedTitle: 'No pudimos revisar tu invitación',
  failed: common.hiccup,
  retry: common.tryAgain,
};
