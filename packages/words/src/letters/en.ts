import { words as letters } from './en.gen.ts';

const frame = {
  questions: 'Questions? Write to {email} or text {sms}.',
  why: 'You get this mail because this address has an account with {product}.',
  why_guest: 'You get this mail because somebody gave us this address at {product}.',
} as const;

export const words = { letters, frame };
export type LetterName = keyof typeof letters;
