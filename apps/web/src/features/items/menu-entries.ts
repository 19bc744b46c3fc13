import { Squares2X2Icon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'items',
    icon: Squares2X2Icon,
    group: 'management',
    place: 20,
    page: 'adminItems',
    for: ['internal_dashboard:items'],
    key: 'i',
  },
];
