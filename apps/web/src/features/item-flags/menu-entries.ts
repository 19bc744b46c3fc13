import { FlagIcon } from '@yay/ui/icons';
import { MERCHANDISING, type MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'itemFlags',
    icon: FlagIcon,
    group: 'tools',
    place: 70,
    page: 'adminItemFlags',
    for: MERCHANDISING,
  },
];
