import { ArrowUturnRightIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'redirects',
    icon: ArrowUturnRightIcon,
    group: 'site',
    place: 34,
    page: 'adminRedirects',
    for: ['internal_dashboard:redirects'],
  },
];
