import { ScaleIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'reconciliation',
    icon: ScaleIcon,
    group: 'dashboard',
    place: 20,
    page: 'adminReconciliation',
    for: ['user:billing'],
  },
];
