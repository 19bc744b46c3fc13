import { PrinterIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'printLabels',
    icon: PrinterIcon,
    place: 258,
    page: 'adminSchools',
    within: { page: 'adminSchoolLabels' },
  },
];
