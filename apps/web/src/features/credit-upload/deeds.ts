import { BanknotesIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'creditMany', icon: BanknotesIcon, place: 190, page: 'adminCreditUpload' },
];
