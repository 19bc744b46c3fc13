import { NoSymbolIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'blackouts',
    icon: NoSymbolIcon,
    group: 'dashboard',
    place: 30,
    page: 'adminBlackouts',
    for: ['internal_dashboard:routes'],
  },
];
