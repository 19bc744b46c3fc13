import { words as common } from '../common/es.ts';
import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';

export const words: Translated<typeof english> = {
  title: 'Invita a una familia',
  intro: 'Los buenos almuerzos se comparten. Envía tu enlace a familias que conoces.',
  rewards:
    'Cuando una familia que invitaste tenga su primer almuerzo, tú recibes {referrer} de crédito y ellos {invited}.',
  rewardYou:
    'Cuando una familia que invitaste tenga su primer almuerzo, recibes {referrer} de crédito.',
  rewardThem:
    'Cuando una familia que invitaste tenga su primer almuerzo, ellos reciben {invited} de crédito.',
  code: 'Tu código',
  link: 'Tu enlace',
  copy: 'Copiar enlace',
  share: 'Compartir',
  shareText: 'Nosotros pedimos aquí los almuerzos escolares. Regístrate con mi enlace:',
  email: 'Invitar por correo',
  emailExample: 'amiga@ejemplo.com',
  send: 'Enviar invitación',
  sending: 'Enviando la invitación',
  invited:
    '{count, plural, =0 {Nadie se ha registrado con él todavía.} one {Una familia se ha registrado con él.} other {# familias se han registrado con él.}}',
  rewarded: '{count, plural, one {Una recompensa hasta ahora.} other {# recompensas hasta ahora.}}',
  acting: 'Solo {name} puede enviar invitaciones.',
  loading: 'Cargando tu código',
  failed: 'No pudimos cargar tu código.',
  retry: common.tryAgain,
  byFriend: 'Te invitó una familia que conoces. ¡Te damos la bienvenida!',
};
