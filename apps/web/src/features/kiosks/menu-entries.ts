import { DevicePhoneMobileIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'kiosks',
    icon: DevicePhoneMobileIcon,
    group: 'dashboard',
    place: 100,
    page: 'adminKiosks',
    for: ['internal_dashboard:kiosks'],
    bridge: 'kiosks_readers',
  },
];
