import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Confirma que eres tú',
  text: 'Hace rato que iniciaste sesión. Escribe la contraseña de {email} para continuar.',
  password: 'Tu contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  confirm: 'Confirmar',
  confirming: 'Comprobando',
  cancel: common.cancel,
  withPasskey: 'Usar una llave de acceso',
  passkeyWaiting: 'Esperando tu llave de acceso',
  passkeyCancelled: 'No se usó ninguna llave de acceso. Inténtalo de nuevo o usa tu contraseña.',
};
