import { CurrencyDollarIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'changePrices', icon: CurrencyDollarIcon, place: 160, page: 'adminMassPriceUpdates' },
];
