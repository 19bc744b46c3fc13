const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
};

/** A card's brand as its maker writes it; what is not known here stays as the provider says it. */
export const cardName = (brand: string): string =>
  NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
