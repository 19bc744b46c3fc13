import { BanknotesIcon, CreditCardIcon } from '@yay/ui/icons';
import type { Deed } from '../../parts/deed.ts';

export const deeds: readonly Deed[] = [
  {
    word: 'issueCredit',
    icon: BanknotesIcon,
    place: 20,
    page: 'adminUsers',
    within: { page: 'userBilling', search: { action: 'credit' } },
  },
  {
    word: 'refundPayment',
    icon: CreditCardIcon,
    place: 30,
    page: 'adminUsers',
    within: { page: 'userBilling' },
    needs: ['user:credit'],
  },
];
