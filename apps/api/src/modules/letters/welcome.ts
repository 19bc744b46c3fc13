import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface WelcomeData {
  readonly first: string;
}

function welcome(say: Say, data: WelcomeData, { product }: LetterContext): Letter {
  return {
    subject: say('welcome.subject', { product, first: data.first }),
    parts: [
      { kind: 'text', text: say('welcome.hello', { first: data.first }) },
      { kind: 'text', text: say('welcome.intro') },
      { kind: 'steps', steps: [say('welcome.step_lunchers'), say('welcome.step_week')] },
      { kind: 'button', label: say('welcome.button'), path: '/parents/account/lunchers' },
    ],
  };
}

export const letters = {
  welcome: welcome,
};
