const PHONE = /^\+?[\d\s().-]+$/;
const FEWEST = 4;
const COUNTRY = /^1(?=\d{10}$)/;

/**
 * Returns the digits of a text that looks like a telephone number or a part of one, however it is
 * punctuated and with or without the country; undefined for any other text.
 */
export function phoneDigits(text: string): string | undefined {
  if (!PHONE.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').replace(COUNTRY, '');
  return digits.length < FEWEST ? undefined : digits;
}
