import { BanknotesIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'creditUpload',
    icon: BanknotesIcon,
    group: 'tools',
    place: 10,
    page: 'adminCreditUpload',
    for: ['credit:upload'],
  },
];
