import { CubeIcon } from '@yay/ui/icons';
import { DASHBOARDS, type MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'supplySchedules',
    icon: CubeIcon,
    group: 'dashboard',
    place: 120,
    page: 'adminSupplySchedules',
    for: DASHBOARDS,
    bridge: 'supply_schedules',
  },
];
