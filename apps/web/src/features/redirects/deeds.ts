import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newRedirect', icon: PlusIcon, place: 264, page: 'redirectNew' },
];
