import type { CardBrand } from '@yay/ui/card-icon';

export type CardErrorKey =
  | 'incomplete_number'
  | 'invalid_number'
  | 'incomplete_expiry'
  | 'invalid_expiry'
  | 'expired'
  | 'incomplete_cvc'
  | 'invalid_cvc'
  | 'incomplete_zip';

const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['amex', /^3[47]/],
  ['mastercard', /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/],
  ['discover', /^(6011|64[4-9]|65)/],
];

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number);
  return BRANDS.find(([, starts]) => starts.test(digits))?.[0] ?? 'generic';
}

const lengthOf = (brand: CardBrand): number =>
  brand === 'amex' ? 15 : brand === 'generic' ? 19 : 16;

/** Formats a card's number in the groups that are printed on the card. */
export function groupedNumber(typed: string): string {
  const brand = brandOf(typed);
  const digits = digitsOf(typed).slice(0, lengthOf(brand));
  const groups = brand === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?$/ : null;
  if (groups)
    return digits.replace(groups, (_, ...parts) => parts.slice(0, 3).filter(Boolean).join(' '));
  return digits.replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Formats as MM / YY: a first digit of 2 to 9 can only be a month of its own. */
export function spacedExpiry(typed: string, before: string): string {
  let digits = digitsOf(typed).slice(0, 4);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`.slice(0, 4);
  // The sign between is taken away with the digit before it.
  if (before.endsWith(' / ') && typed === before.slice(0, -1)) return digits.slice(0, 1);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)} / ${digits.slice(2)}`;
}

export function expiryOf(text: string): { readonly month: number; readonly year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

export type CardValues = {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly zip: string;
};
export type CardField = keyof CardValues;

/** Returns the problem of each field; a correct field has none. */
export function cardErrors(
  values: CardValues,
  now: Date,
): Partial<Record<CardField, CardErrorKey>> {
  const brand = brandOf(values.number);
  return Object.fromEntries(
    Object.entries({
      number: numberError(digitsOf(values.number), brand),
      expiry: expiryError(values.expiry, now),
      cvc: cvcError(values.cvc, brand),
      zip: /^\d{5}(-?\d{4})?$/.test(values.zip.trim()) ? null : 'incomplete_zip',
    }).filter(([, error]) => error !== null),
  );
}

function numberError(digits: string, brand: CardBrand): CardErrorKey | null {
  const shortest = brand === 'generic' ? 12 : lengthOf(brand);
  if (digits.length < shortest) return 'incomplete_number';
  return passesLuhn(digits) ? null : 'invalid_number';
}

function expiryError(text: string, now: Date): CardErrorKey | null {
  const digits = digitsOf(text);
  const { month, year } = expiryOf(text);
  if (digits.length >= 2 && (month < 1 || month > 12)) return 'invalid_expiry';
  if (digits.length < 4) return 'incomplete_expiry';
  const thisMonth = now.getFullYear() * 12 + now.getMonth();
  return year * 12 + month - 1 < thisMonth ? 'expired' : null;
}

function cvcError(text: string, brand: CardBrand): CardErrorKey | null {
  if (!/^\d*$/.test(text)) return 'invalid_cvc';
  const most = brand === 'amex' ? 4 : 3;
  if (text.length < 3) return 'incomplete_cvc';
  return text.length > most ? 'invalid_cvc' : null;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
