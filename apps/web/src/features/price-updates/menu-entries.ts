import { CurrencyDollarIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'massPriceUpdates',
    icon: CurrencyDollarIcon,
    group: 'tools',
    place: 40,
    page: 'adminMassPriceUpdates',
    for: ['credit:upload'],
    bridge: 'mass_price_updates',
  },
];
