import type { actions } from '@yay/contract/message-modals/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    message_modal: {
      created: 'Created a modal',
      updated: 'Changed a modal',
      archived: 'Archived a modal',
      restored: 'Restored a modal',
      address_left: 'Left an address in a modal',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    message_modal: 'Modal',
  },
  fields: {
    headline: 'Headline',
    copy: 'Text',
    cta_type: 'Asks for',
    cta_text: 'Button',
    cta_url: 'Link',
    image_aligned: 'Picture beside the text',
    image_portrait: 'Portrait picture',
    image_landscape: 'Landscape picture',
    alignment: 'Alignment',
    orientation: 'Orientation',
    paths: 'Pages',
    audience: 'Readers',
    active: 'Switched on',
  },
};
