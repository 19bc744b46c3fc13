import { PuzzlePieceIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'extraTypes',
    icon: PuzzlePieceIcon,
    group: 'dashboard',
    place: 60,
    page: 'adminExtraTypes',
    for: ['internal_dashboard:routes'],
  },
];
