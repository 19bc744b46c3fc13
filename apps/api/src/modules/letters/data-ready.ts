import type { Say } from '@yay/words/letters/say';
import type { Letter, LetterContext } from './letter.ts';

export interface DataReadyData {
  readonly first: string;
  /** The days for which the file is kept. */
  readonly days: number;
}

function dataReady(say: Say, data: DataReadyData, { product }: LetterContext): Letter {
  return {
    subject: say('data_ready.subject', { product }),
    parts: [
      { kind: 'text', text: say('data_ready.hello', { first: data.first }) },
      { kind: 'text', text: say('data_ready.intro') },
      { kind: 'button', label: say('data_ready.button'), path: '/parents/account' },
      { kind: 'text', text: say('data_ready.how_long', { count: data.days }) },
      { kind: 'text', text: say('data_ready.not_you') },
    ],
  };
}

export const letters = {
  data_ready: dataReady,
};
