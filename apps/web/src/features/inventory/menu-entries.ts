import { ArchiveBoxIcon, ScaleIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'inventoryAssignments',
    icon: ArchiveBoxIcon,
    group: 'dashboard',
    place: 70,
    page: 'adminInventoryAssignments',
    for: ['internal_dashboard:routes'],
  },
  {
    word: 'inventoryCounts',
    icon: ScaleIcon,
    group: 'dashboard',
    place: 80,
    page: 'adminInventoryCounts',
    for: ['internal_dashboard:routes'],
  },
];
