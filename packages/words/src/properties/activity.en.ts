import type { actions } from '@yay/contract/properties/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    properties: { updated: 'Changed allergens and diets' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    option: 'Option',
  },
};
