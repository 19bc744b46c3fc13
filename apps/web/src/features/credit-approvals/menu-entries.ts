import { CheckBadgeIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'approvals',
    icon: CheckBadgeIcon,
    group: 'tools',
    place: 20,
    page: 'adminApprovals',
    for: ['user:credit'],
  },
];
