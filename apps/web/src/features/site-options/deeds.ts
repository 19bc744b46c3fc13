import { AdjustmentsHorizontalIcon, ClockIcon, MegaphoneIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'changeLateFee',
    icon: AdjustmentsHorizontalIcon,
    place: 252,
    page: 'adminSettings',
    part: 'option-late_fee',
  },
  {
    word: 'changeCutOffs',
    icon: ClockIcon,
    place: 254,
    page: 'adminSettings',
    part: 'option-times',
  },
  {
    word: 'showSiteAlert',
    icon: MegaphoneIcon,
    place: 256,
    page: 'adminSettings',
    part: 'option-site_alert',
  },
];
