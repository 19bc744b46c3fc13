import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'newItem',
    icon: PlusIcon,
    place: 140,
    page: 'itemNew',
    within: { page: 'vendorMenuItemNew' },
  },
];
