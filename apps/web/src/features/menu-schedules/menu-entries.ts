import { CalendarIcon } from '@yay/ui/icons';
import { DASHBOARDS, type MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'menuSchedules',
    icon: CalendarIcon,
    group: 'dashboard',
    place: 110,
    page: 'adminMenuSchedules',
    for: DASHBOARDS,
    bridge: 'menu_schedules',
  },
];
