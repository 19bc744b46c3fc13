import { CreditCardIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'dunning',
    icon: CreditCardIcon,
    group: 'tools',
    place: 30,
    page: 'adminDunning',
    for: ['user:billing'],
  },
];
