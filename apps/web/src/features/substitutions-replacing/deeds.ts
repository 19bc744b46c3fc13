import { ArrowsRightLeftIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'replaceItem',
    icon: ArrowsRightLeftIcon,
    place: 110,
    page: 'adminMenus',
  },
];
