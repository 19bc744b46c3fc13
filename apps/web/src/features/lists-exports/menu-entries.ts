import { ArrowDownTrayIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'exports',
    icon: ArrowDownTrayIcon,
    group: 'tools',
    place: 100,
    page: 'adminExports',
    for: ['internal_user'],
    key: 'e',
  },
];
