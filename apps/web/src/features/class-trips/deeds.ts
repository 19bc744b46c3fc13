import { UserPlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'inviteTeacher',
    icon: UserPlusIcon,
    place: 259,
    page: 'adminSchools',
    within: { page: 'portalTripLinks' },
  },
];
