import { describe, expect, test } from 'vitest';
import { brandOf, cardErrors, groupedNumber, spacedExpiry } from './card-rules.ts';

const NOW = new Date('2026-11-18T16:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123', zip: '12345' };

test.each([
  ['4242', 'visa'],
  ['378282246310005', 'amex'],
  ['5555555555554444', 'mastercard'],
  ['2223003122003222', 'mastercard'],
  ['6011111111111117', 'discover'],
  ['9', 'generic'],
  ['', 'generic'],
])('%s is a card of %s', (number, brand) => {
  expect(brandOf(number)).toBe(brand);
});

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242x42', '4242 4242 42'],
  ['424242424242424299', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['3782822', '3782 822'],
])('%s is shown as %s', (typed, shown) => {
  expect(groupedNumber(typed)).toBe(shown);
});

test.each([
  ['1', '', '1'],
  ['12', '1', '12 / '],
  ['5', '', '05 / '],
  ['12 / 3', '12 / ', '12 / 3'],
  ['12 / 30', '12 / 3', '12 / 30'],
  ['12 /', '12 / ', '1'],
  ['1230', '', '12 / 30'],
  ['12/2030', '', '12 / 20'],
])('typing %j after %j gives %j', (typed, before, shown) => {
  expect(spacedExpiry(typed, before)).toBe(shown);
});

describe('the problems of a card', () => {
  test('nothing with a whole one, to the end of its last month', () => {
    expect(cardErrors(good, NOW)).toEqual({});
    expect(cardErrors({ ...good, expiry: '11 / 26' }, NOW)).toEqual({});
    expect(cardErrors({ ...good, zip: '12345-6789' }, NOW)).toEqual({});
  });

  test.each([
    [{ number: '4242 4242' }, { number: 'incomplete_number' }],
    [{ number: '4242 4242 4242 4241' }, { number: 'invalid_number' }],
    [{ expiry: '10 / 26' }, { expiry: 'expired' }],
    [{ expiry: '13 / 30' }, { expiry: 'invalid_expiry' }],
    [{ expiry: '12' }, { expiry: 'incomplete_expiry' }],
    [{ cvc: '12' }, { cvc: 'incomplete_cvc' }],
    [{ cvc: '1234' }, { cvc: 'invalid_cvc' }],
    [{ cvc: '12a' }, { cvc: 'invalid_cvc' }],
    [{ zip: '1234' }, { zip: 'incomplete_zip' }],
  ])('%j', (changed, errors) => {
    expect(cardErrors({ ...good, ...changed }, NOW)).toEqual(errors);
  });

  test('everything with an empty one', () => {
    expect(Object.keys(cardErrors({ number: '', expiry: '', cvc: '', zip: '' }, NOW))).toEqual([
      'number',
      'expiry',
      'cvc',
      'zip',
    ]);
  });
});
