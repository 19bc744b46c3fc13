import { PlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'newSchool', icon: PlusIcon, place: 210, page: 'schoolNew' },
];
