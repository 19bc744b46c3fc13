import { ListBulletIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'logs',
    icon: ListBulletIcon,
    group: 'site',
    place: 10,
    page: 'adminLogs',
    for: ['internal_dashboard:logs'],
  },
];
