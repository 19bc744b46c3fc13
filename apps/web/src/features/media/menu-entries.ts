import { PhotoIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'media',
    icon: PhotoIcon,
    group: 'site',
    place: 25,
    page: 'adminMedia',
    for: ['internal_dashboard:items', 'internal_dashboard:pages'],
  },
];
