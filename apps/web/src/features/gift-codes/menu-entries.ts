import { TagIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'creditCodeSets',
    icon: TagIcon,
    group: 'tools',
    place: 50,
    page: 'adminCreditCodeSets',
    for: ['user:credit'],
  },
];
