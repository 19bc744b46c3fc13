import { ArrowsRightLeftIcon, KeyIcon, NoSymbolIcon, PlusIcon, UserPlusIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'addMeal',
    icon: PlusIcon,
    place: 40,
    page: 'adminUsers',
    within: { page: 'userSelections', search: { action: 'add' } },
  },
  {
    word: 'resetPassword',
    icon: KeyIcon,
    place: 50,
    page: 'adminUsers',
    within: { page: 'userSettings' },
    needs: ['user:send_email'],
  },
  {
    word: 'impersonate',
    icon: ArrowsRightLeftIcon,
    place: 60,
    page: 'adminUsers',
    within: { page: 'userSettings' },
    needs: [
      'user:impersonate_role_customer',
      'user:impersonate_role_school',
      'user:impersonate_role_vendor',
    ],
  },
  {
    word: 'suspendUser',
    icon: NoSymbolIcon,
    place: 70,
    page: 'adminUsers',
    within: { page: 'userSettings' },
  },
  { word: 'newUser', icon: UserPlusIcon, place: 80, page: 'userNew' },
];
