import { EnvelopeIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'answerRequest',
    icon: EnvelopeIcon,
    place: 240,
    page: 'adminRequests',
    search: { state: 'new' },
  },
];
