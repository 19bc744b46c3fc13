import { expect, test } from 'vitest';
import { cardBrand } from '../src/card-icon.tsx';
import { toggleProblem } from '../src/quick-toggle.tsx';
import { lineAfterRemoval } from '../src/selected-list.tsx';
import { dimensionsText, fileSizeText } from '../src/thumbnail.tsx';

test.each([
  [0, '0 kb'],
  [1, '1 kb'],
  [999, '1 kb'],
  [1000, '1 kb'],
  [1001, '2 kb'],
  [1024, '2 kb'],
  [48_213, '49 kb'],
  [5_000_000, '5,000 kb'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSizeText(bytes)).toBe(text);
});

test('dimensions are the width, then the height', () => {
  expect(dimensionsText({ width: 1600, height: 900 })).toBe('1600\u00a0x\u00a0900');
});

test.each([
  ['visa', 'visa'],
  ['Visa', 'visa'],
  ['amex', 'amex'],
  ['American Express', 'amex'],
  ['american_express', 'amex'],
  ['discover', 'discover'],
  ['MasterCard', 'mastercard'],
  ['master-card', 'mastercard'],
  ['diners', 'generic'],
  ['visa debit', 'generic'],
  ['unknown', 'generic'],
  ['', 'generic'],
  [null, 'generic'],
  [undefined, 'generic'],
])('a card of "%s" is drawn as %s', (name, brand) => {
  expect(cardBrand(name)).toBe(brand);
});

test.each([
  [true, undefined],
  [false, 'Required'],
  [null, 'Required'],
  [undefined, 'Required'],
])('a quick toggle that is %s has the problem %s', (on, problem) => {
  expect(toggleProblem(on, 'Required')).toBe(problem);
});

test.each([
  [0, 2, 0],
  [1, 2, 1],
  [2, 2, 1],
  [0, 1, 0],
  [0, 0, null],
])('with line %i gone and %i left, the focus is at %s', (removed, left, at) => {
  expect(lineAfterRemoval(removed, left)).toBe(at);
});
