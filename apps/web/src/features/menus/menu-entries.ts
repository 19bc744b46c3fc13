import { CalendarDaysIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'menus',
    icon: CalendarDaysIcon,
    group: 'management',
    place: 40,
    page: 'adminMenus',
    for: ['internal_dashboard:menus'],
    key: 'm',
  },
];
