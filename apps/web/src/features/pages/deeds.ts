import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newPage', icon: PlusIcon, place: 262, page: 'pageNew' },
];
