import { DevicePhoneMobileIcon, TagIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'pairTablet',
    icon: DevicePhoneMobileIcon,
    place: 242,
    page: 'adminKiosks',
    part: 'kiosk-code',
  },
  { word: 'giveBadge', icon: TagIcon, place: 244, page: 'adminKiosks', part: 'badge-search' },
];
