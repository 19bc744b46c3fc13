import { DocumentTextIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'pages',
    icon: DocumentTextIcon,
    group: 'site',
    place: 32,
    page: 'adminPages',
    for: ['internal_dashboard:pages'],
  },
];
