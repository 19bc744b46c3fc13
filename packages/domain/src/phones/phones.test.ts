import { describe, expect, it, test } from 'vitest';
import { formatPhone, parsePhone } from './index.ts';

describe('a telephone number', () => {
  test.each([
    ['615 555 0142', '+16155550142'],
    ['(615) 555-0142', '+16155550142'],
    ['615.555.0142', '+16155550142'],
    ['1-615-555-0142', '+16155550142'],
    ['+1 615 555 0142', '+16155550142'],
    ['٦١٥٥٥٥٠١٤٢', '+16155550142'],
    ['+52 55 1234 5678', '+525512345678'],
    ['011 52 55 1234 5678', '+525512345678'],
    ['+44 20 7946 0958', '+442079460958'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(parsePhone(typed)).toEqual({ phone: kept });
  });

  test.each([
    ['555-0101', 'phone_area_code'],
    ['5550101', 'phone_area_code'],
    ['310-1234', 'phone_area_code'],
    ['abc', 'phone_invalid'],
    ['911', 'phone_invalid'],
    ['123 456 7890', 'phone_invalid'],
    ['+1 155 555 0142', 'phone_invalid'],
    ['61555501422', 'phone_invalid'],
    ['1-800-FLOWERS', 'phone_invalid'],
    ['615-555-0142 ext 5', 'phone_invalid'],
    ['call 615-555-0142', 'phone_invalid'],
    ['615-555-0142, 615-555-0143', 'phone_invalid'],
    ['+999 12345', 'phone_invalid'],
  ])('%s is refused: %s', (typed, problem) => {
    expect(parsePhone(typed)).toEqual({ problem });
  });

  test.each([
    ['+16155550142', '(615) 555-0142'],
    ['+525512345678', '+525512345678'],
    ['+449876543210', '+449876543210'],
    ['555-0101', '555-0101'],
  ])('%s is shown as %s', (kept, shown) => {
    expect(formatPhone(kept)).toBe(shown);
  });

  it('is read back from its shown form', () => {
    for (const phone of ['+16155550142', '+525512345678']) {
      expect(parsePhone(formatPhone(phone))).toEqual({ phone });
    }
  });
});
