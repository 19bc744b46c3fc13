import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { formatUsd, parseUsd } from './index.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,5', 1250],
  ['$12.50', 1250],
  ['US$ 12.50', 1250],
  ['12,50 $', 1250],
  [' 12.50 USD ', 1250],
  ['1,250.00', 125000],
  ['1.250,00', 125000],
  ['1,250', 125000],
  ['1,250,000', 125000000],
  ['1 250,75', 125075],
  ['0.01', 1],
  ['0', 0],
  ['', 'required'],
  ['  $ ', 'required'],
  ['12.345', 'not_whole_cents'],
  ['0.005', 'not_whole_cents'],
  ['1.250', 'not_whole_cents'],
  ['-5', 'invalid'],
  ['5-', 'invalid'],
  ['1e3', 'invalid'],
  ['0x10', 'invalid'],
  ['12.', 'invalid'],
  ['.5', 'invalid'],
  ['1,25,0.00', 'invalid'],
  ['1.2.3', 'invalid'],
  ['five', 'invalid'],
  ['=1+1', 'invalid'],
  ['٣', 'invalid'],
  ['1'.repeat(30), 'invalid'],
])('%j is %j', (text, expected) => {
  expect(parseUsd(text)).toBe(expected);
});

it('parses every formatted amount and never returns a value that is not an amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_000 }), (cents) => {
      expect(parseUsd(formatUsd(cents))).toBe(cents);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseUsd(text);
      if (typeof read === 'number') expect(Number.isSafeInteger(read) && read >= 0).toBe(true);
    }),
  );
});
