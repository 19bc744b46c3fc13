import type { Say } from '@yay/words/letters/say';
import type { Letter } from './letter.ts';

export interface AlreadyRegisteredData {
  readonly first: string;
}

export function alreadyRegistered(say: Say, data: AlreadyRegisteredData, product: string): Letter {
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
