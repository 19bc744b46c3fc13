import { PresentationChartLineIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'revenue',
    icon: PresentationChartLineIcon,
    group: 'dashboard',
    place: 10,
    page: 'adminRevenue',
    for: ['internal_dashboard:markets'],
  },
];
