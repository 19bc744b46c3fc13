import { TagIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newCodes', icon: TagIcon, place: 180, page: 'adminCreditCodeSets' },
];
