import type { actions } from '@yay/contract/class-trips/actions';
import type { Sentences } from '../activity/sentences.ts';

export const words = {
  actions: {
    trip_link: { created: 'Made a link for class trips', revoked: 'Ended a link for class trips' },
    class_trip: {
      asked: 'Asked for a class trip',
      agreed: 'Agreed to a class trip',
      declined: 'Declined a class trip',
      withdrawn: 'Took a class trip back',
    },
  } satisfies Sentences<(typeof actions)[number]>,
  records: {
    trip_link: 'Link for class trips',
    class_trip: 'Class trip',
  },
};
