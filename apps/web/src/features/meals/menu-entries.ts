import { ClipboardDocumentListIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'meals',
    icon: ClipboardDocumentListIcon,
    group: 'management',
    place: 30,
    page: 'adminMeals',
    for: ['internal_dashboard:meals'],
    key: 'l',
  },
];
