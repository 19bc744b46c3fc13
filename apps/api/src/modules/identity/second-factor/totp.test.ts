import fc from 'fast-check';
import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { newTotpSecret, stepOfCode, totpUri } from './totp.ts';

const NOW = Date.UTC(2026, 9, 15, 15, 30, 10);
const STEP = Math.floor(NOW / 30_000);
const secret = newTotpSecret();
const codeOf = (step: number, of = secret) => generateSync({ secret: of, epoch: step * 30 });

test.each([
  [-2, undefined],
  [-1, STEP - 1],
  [0, STEP],
  [1, STEP + 1],
  [2, undefined],
])('a code of %i steps from now', (away, step) => {
  expect(stepOfCode(secret, codeOf(STEP + away), NOW, null)).toBe(step);
});

test('a code counts once, and none from before it', () => {
  expect(stepOfCode(secret, codeOf(STEP), NOW, STEP)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(STEP - 1), NOW, STEP)).toBeUndefined();
  expect(stepOfCode(secret, codeOf(STEP + 1), NOW, STEP)).toBe(STEP + 1);
  expect(stepOfCode(secret, codeOf(STEP + 1), NOW, STEP + 1)).toBeUndefined();
  // A clock that was set back is no reason to fail.
  expect(stepOfCode(secret, codeOf(STEP), NOW, STEP + 1_000)).toBeUndefined();
});

test('another secret has other codes', () => {
  expect(stepOfCode(newTotpSecret(), codeOf(STEP), NOW, null)).toBeUndefined();
});

test('a text that is no code throws no error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (text) => {
      if (/^\d{6}$/.test(text)) return;
      expect(stepOfCode(secret, text, NOW, null)).toBeUndefined();
    }),
  );
});

test('the address says whose it is', () => {
  const uri = new URL(totpUri('Yay Lunch', 'dana@example.com', secret));
  expect(uri.protocol).toBe('otpauth:');
  expect(decodeURIComponent(uri.pathname)).toContain('Yay Lunch:dana@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
  expect(uri.searchParams.get('issuer')).toBe('Yay Lunch');
});
