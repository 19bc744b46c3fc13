import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newVendor', icon: PlusIcon, place: 220, page: 'vendorNew' },
];
