import { PhotoIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'uploadPicture', icon: PhotoIcon, place: 250, page: 'adminMedia' },
];
