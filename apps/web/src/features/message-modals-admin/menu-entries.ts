import { MegaphoneIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'modals',
    icon: MegaphoneIcon,
    group: 'site',
    place: 30,
    page: 'adminModals',
    for: ['internal_dashboard:pages'],
  },
];
