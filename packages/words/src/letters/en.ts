import { words as letters } from './en.gen.ts';

const frame = {
  questions: 'Questions? Email {email} or text {sms}.',
  why: 'You’re getting this email because this address has an account with {product}.',
  why_guest: 'You’re getting this email because someone gave us this address at {product}.',
} as const;

export const words = { letters, frame };
export type LetterName = keyof typeof letters;
