import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newDiscount', icon: PlusIcon, place: 170, page: 'discountNew' },
];
