import { GlobeAmericasIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'markets',
    icon: GlobeAmericasIcon,
    group: 'site',
    place: 20,
    page: 'adminMarkets',
    for: ['internal_dashboard:markets'],
  },
];
