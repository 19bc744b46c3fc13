import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type PhoneProblem = 'phone_area_code' | 'phone_invalid';

/** A country code that is never given, and ten digits. */
const US_LENGTH = '+16155550142'.length;
const SEVEN_DIGITS = /^\D*(\d\D*){7}$/;

/**
 * Reads a telephone number as people write it, one of the US unless it starts with +, as E.164.
 * It has to have the shape of its country; whether the range is in use is not asked, because area
 * codes change faster than a library does, and 555-01xx is what demonstrations call.
 */
export function parsePhone(text: string): { phone: string } | { problem: PhoneProblem } {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  const isWhole = number?.isPossible() === true && number.isValid() && number.ext === undefined;
  // Canada has seven digits that are whole, and nobody types them for a mobile.
  const isShort = number?.countryCallingCode === '1' && number.number.length < US_LENGTH;
  if (isWhole && !isShort) return { phone: number.number };
  return { problem: SEVEN_DIGITS.test(text) ? 'phone_area_code' : 'phone_invalid' };
}
