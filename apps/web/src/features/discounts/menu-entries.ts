import { ReceiptPercentIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'discounts',
    icon: ReceiptPercentIcon,
    group: 'management',
    place: 10,
    page: 'adminDiscounts',
    for: ['internal_dashboard:discounts'],
    key: 'd',
  },
];
