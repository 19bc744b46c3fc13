import { REQUEST_READERS } from '@yay/domain/requests';
import { EnvelopeIcon } from '@yay/ui/icons';
import type { MenuEntry } from '../../parts/menu-entry.ts';

export const entries: readonly MenuEntry[] = [
  {
    word: 'requests',
    icon: EnvelopeIcon,
    group: 'site',
    place: 55,
    page: 'adminRequests',
    for: Object.values(REQUEST_READERS),
  },
];
