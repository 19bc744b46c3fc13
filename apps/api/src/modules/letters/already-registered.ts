import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface AlreadyRegisteredData {
  readonly first: string;
}

function alreadyRegistered(
  say: Say,
  data: AlreadyRegisteredData,
  { product }: LetterContext,
): Letter {
  return {
    subject: say('already_registered.subject', { product }),
    parts: [
      { kind: 'text', text: say('already_registered.hello', { first: data.first }) },
      { kind: 'text', text: say('already_registered.intro') },
      { kind: 'button', label: say('already_registered.button'), path: '/login' },
      { kind: 'text', text: say('already_registered.not_you') },
    ],
  };
}

export const letters = {
  already_registered: alreadyRegistered,
};
