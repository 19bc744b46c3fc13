import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newModal', icon: PlusIcon, place: 260, page: 'modalNew' },
];
