import { TagIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'tagItems', icon: TagIcon, place: 150, page: 'adminTagOMatic' },
];
