import type { actions } from '@yay/contract/roll-over/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    roll_over: { started: 'Moved the grades of a school up', undone: 'Put the grades back' },
  } satisfies Sentences<(typeof actions)[number]>,
};
