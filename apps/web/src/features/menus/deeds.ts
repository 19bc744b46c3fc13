import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newMenu', icon: PlusIcon, place: 90, page: 'menuNew' },
];
