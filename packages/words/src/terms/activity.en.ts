import type { actions } from '@yay/contract/terms/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    term: {
      created: 'Created a tag',
      renamed: 'Renamed a tag',
      removed: 'Removed a tag',
      merged: 'Merged two tags',
    },
    tag_run: { done: 'Tagged many items', undone: 'Undid a tagging' },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    term: 'Tag',
    tag_run: 'Tagging',
  },
  fields: {
    tags_added: 'Tags added',
    tags_removed: 'Tags removed',
  },
};
