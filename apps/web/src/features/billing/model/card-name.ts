/** Cards as their makers write them; what is not known here stays as it came. */
const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

export const cardName = (brand: string): string =>
  NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
