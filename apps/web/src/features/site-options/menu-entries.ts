import { AdjustmentsHorizontalIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'settings',
    icon: AdjustmentsHorizontalIcon,
    group: 'site',
    place: 60,
    page: 'adminSettings',
    for: ['internal_dashboard:settings'],
  },
];
