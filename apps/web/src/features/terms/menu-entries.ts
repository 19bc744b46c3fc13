import { TagIcon } from '@yay/ui/icons';
import { MERCHANDISING, type MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'terms',
    icon: TagIcon,
    group: 'site',
    place: 70,
    page: 'adminTerms',
    for: ['internal_dashboard:terms'],
  },
  {
    word: 'tagOMatic',
    icon: TagIcon,
    group: 'tools',
    place: 80,
    page: 'adminTagOMatic',
    for: MERCHANDISING,
  },
];
