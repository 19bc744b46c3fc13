import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newMarket', icon: PlusIcon, place: 230, page: 'marketNew' },
];
