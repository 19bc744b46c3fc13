import { ArrowDownTrayIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  { word: 'exportList', icon: ArrowDownTrayIcon, place: 200, page: 'adminExports' },
];
