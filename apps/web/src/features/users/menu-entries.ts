import { UsersIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'users',
    icon: UsersIcon,
    group: 'management',
    place: 70,
    page: 'adminUsers',
    for: ['internal_dashboard:users'],
    key: 'u',
  },
];
