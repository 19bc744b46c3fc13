import { BuildingStorefrontIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'vendors',
    icon: BuildingStorefrontIcon,
    group: 'management',
    place: 80,
    page: 'adminVendors',
    for: ['internal_dashboard:vendors'],
    key: 'v',
  },
];
