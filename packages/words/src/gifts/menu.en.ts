/** The entries of the team's menu, and what each place is for. */
export const words = {
  entries: {
    creditCodeSets: 'Gift and promotion codes',
  },
  purposes: {
    creditCodeSets: 'Gifts that were bought, and codes to give away.',
  },
};
