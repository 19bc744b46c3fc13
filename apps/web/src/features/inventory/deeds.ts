import { ArchiveBoxIcon, ScaleIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'countShelf',
    icon: ArchiveBoxIcon,
    place: 246,
    page: 'adminInventoryAssignments',
    within: { page: 'adminSchoolInventory' },
  },
  { word: 'reviewCount', icon: ScaleIcon, place: 248, page: 'adminInventoryCounts' },
];
