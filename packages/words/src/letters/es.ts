import type { Translated } from '../locales.ts';
import type { words as english } from './en.ts';
import { words as letters } from './es.gen.ts';

export const words: Translated<typeof english> = {
  letters,
  frame: {
    questions: '¿Preguntas? Escribe a {email} o envía un mensaje al {sms}.',
    why: 'Recibes este correo porque esta dirección tiene una cuenta en {product}.',
    why_guest: 'Recibes este correo porque alguien nos dio esta dirección en {product}.',
  },
};
