/** The entries of the team's menu, what each place is for, and what the search finds here. */
export const words = {
  entries: {
    creditCodeSets: 'Gift and promotion codes',
  },
  purposes: {
    creditCodeSets: 'Gifts people bought, and codes to give away.',
  },
  also: {
    creditCodeSets: 'gift cards, vouchers, teacher lunch',
  },
  deeds: {
    newCodes: {
      name: 'Create gift or promotion codes',
      also: 'new gift card, create a voucher, print codes',
    },
  },
};
