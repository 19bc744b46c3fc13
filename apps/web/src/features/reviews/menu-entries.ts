import { StarIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'reviews',
    icon: StarIcon,
    group: 'tools',
    place: 90,
    page: 'adminReviews',
    for: ['internal_dashboard:items'],
  },
];
