import { expect, test } from 'vitest';
import { newRecoveryCodes, recoveryHash } from './recovery-codes.ts';

test('recovery codes are ten, all different, of 120 bits and easy to read', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
  }
});

test.each([
  '0A1B-2C3D-4E5F-6G7H',
  '0a1b2c3d4e5f6g7h',
  ' OAIB 2C3D 4E5F 6G7H ',
  'oalb-2c3d-4e5f-6g7h',
])('%s is read as it was meant', (typed) => {
  expect(recoveryHash(1, typed)).toEqual(recoveryHash(1, '0A1B-2C3D-4E5F-6G7H'));
});

test('another code, or another person’s, is another hash', () => {
  const hash = recoveryHash(1, '0A1B-2C3D-4E5F-6G7H');
  expect(recoveryHash(1, '0A1B-2C3D-4E5F-6G7J')).not.toEqual(hash);
  expect(recoveryHash(2, '0A1B-2C3D-4E5F-6G7H')).not.toEqual(hash);
  expect(hash).toHaveLength(32);
});
