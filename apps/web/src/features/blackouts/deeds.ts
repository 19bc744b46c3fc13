import { NoSymbolIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'closeSchool',
    icon: NoSymbolIcon,
    place: 10,
    page: 'blackoutNew',
    within: { page: 'schoolBlackoutNew' },
  },
];
