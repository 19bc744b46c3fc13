import { AcademicCapIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'schools',
    icon: AcademicCapIcon,
    group: 'management',
    place: 60,
    page: 'adminSchools',
    for: ['internal_dashboard:schools'],
    key: 's',
  },
];
