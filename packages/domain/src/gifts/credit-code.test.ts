import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  CREDIT_CODE_SYMBOLS,
  creditCodeText,
  isWholeCreditCode,
  normalCreditCode,
  writeCreditCode,
} from './index.ts';

const random = fc.uint8Array({ minLength: 19, maxLength: 19 });
const code = random.map(writeCreditCode);

describe('a credit code', () => {
  it('is whole in its stored, printed and typed form', () => {
    fc.assert(
      fc.property(code, (written) => {
        expect(isWholeCreditCode(written)).toBe(true);
        expect(creditCodeText(written)).toMatch(/^(\w{4}-){4}\w{4}$/);
        expect(normalCreditCode(creditCodeText(written).toLowerCase())).toBe(written);
      }),
    );
  });

  it('is not whole with one character wrong, missing or added', () => {
    fc.assert(
      fc.property(
        code,
        fc.nat(19),
        fc.constantFrom(...CREDIT_CODE_SYMBOLS),
        (written, at, other) => {
          const rest = [written.slice(0, at), written.slice(at + 1)] as const;
          fc.pre(written[at] !== other);
          expect(isWholeCreditCode(rest.join(other))).toBe(false);
          expect(isWholeCreditCode(rest.join(''))).toBe(false);
          expect(isWholeCreditCode(written + other)).toBe(false);
        },
      ),
    );
  });

  it('has a bit of every byte in it: no two of a great many are the same', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.nat(18), random, (at, bytes) => {
        const changed = bytes.slice();
        changed[at] = (changed[at] ?? 0) ^ 1;
        expect(writeCreditCode(changed)).not.toBe(writeCreditCode(bytes));
        seen.add(writeCreditCode(bytes));
      }),
    );
    expect(seen.size).toBeGreaterThan(1);
  });
});

test.each([
  [' 0oO-iIlL ', '0001111'],
  ['ab–cd—ef gh', 'ABCDEFGH'],
  ['ＡＢ１２', 'AB12'],
])('%s is read as %s', (typed, read) => {
  expect(normalCreditCode(typed)).toBe(read);
});

test.each(['', 'HELLO', '0'.repeat(10_000), 'U'.repeat(20), '😀'.repeat(20)])(
  'is never %j',
  (text) => {
    expect(isWholeCreditCode(normalCreditCode(text))).toBe(false);
  },
);
