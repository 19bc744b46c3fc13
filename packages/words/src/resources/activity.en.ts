import type { actions } from '@yay/contract/resources/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    resource: {
      added: 'Added a resource of a school',
      updated: 'Changed a resource of a school',
      removed: 'Removed a resource of a school',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  fields: {
    shown_from: 'Shown from',
    shown_until: 'Shown until',
    title_es: 'Title in Spanish',
    note_es: 'Note in Spanish',
  },
};
