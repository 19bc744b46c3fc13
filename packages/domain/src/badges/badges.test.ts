import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BadgeFormat, isBadgeFormat, readBadge, readScan, verdictsOf } from './index.ts';

describe('a badge', () => {
  test.each<[BadgeFormat, string, object]>([
    ['ean13', '4006381333931', { number: '4006381333931' }],
    ['ean13', ' 400 6381-333931 ', { number: '4006381333931' }],
    ['ean13', '4006381333932', { problem: 'badge_check_digit' }],
    ['ean13', '400638133393', { problem: 'badge_length' }],
    ['ean13', '400638133393X', { problem: 'badge_characters' }],
    ['ean13', '', { problem: 'badge_length' }],
    ['nfc', '04:a2:24:5a', { number: '04A2245A' }],
    ['nfc', '04A2245AB31280', { number: '04A2245AB31280' }],
    ['nfc', '04A2245AB3', { problem: 'badge_length' }],
    ['nfc', '04A2245G', { problem: 'badge_characters' }],
    ['magstripe', ';88421003?', { number: '88421003' }],
    ['magstripe', '88421003=2612', { number: '88421003=2612' }],
    ['magstripe', '1'.repeat(38), { problem: 'badge_length' }],
    ['magstripe', 'B8842', { problem: 'badge_characters' }],
    ['qr', 'YL-8842', { number: 'YL-8842' }],
    ['qr', 'x'.repeat(201), { problem: 'badge_length' }],
    ['qr', 'a\u0000b', { problem: 'badge_characters' }],
    ['qr', '   ', { problem: 'badge_length' }],
  ])('of %s reads %j as %j', (format, typed, expected) => {
    expect(readBadge(format, typed)).toEqual(expected);
  });

  test('of EAN-13 is refused after any one wrong digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4006381333931'];
        digits[at] = String((Number(digits[at]) + by) % 10);
        expect(readBadge('ean13', digits.join(''))).toEqual({ problem: 'badge_check_digit' });
      }),
    );
  });

  test('that is kept reads as itself again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        for (const { format, number } of readScan(typed))
          expect(readBadge(format, number)).toEqual({ number });
      }),
    );
  });

  test('that is scanned may be of several formats', () => {
    expect(readScan('4006381333931').map(({ format }) => format)).toEqual([
      'qr',
      'ean13',
      'magstripe',
    ]);
    expect(isBadgeFormat('rfid')).toBe(false);
  });
});

describe('readers of a school', () => {
  const cart = { id: 1, name: 'Cart 1', formats: ['qr', 'ean13'] } as const;
  const door = { id: 2, name: 'Door', formats: ['nfc'] } as const;

  test('are compatible when each of them reads the format', () => {
    expect(verdictsOf([cart], 'qr').compatible).toBe(true);
    expect(verdictsOf([cart, door], 'qr')).toEqual({
      compatible: false,
      readers: [
        { id: 1, name: 'Cart 1', reads: true, reads_only: [] },
        { id: 2, name: 'Door', reads: false, reads_only: ['nfc'] },
      ],
    });
  });

  test('are not compatible when there is none', () => {
    expect(verdictsOf([], 'qr')).toEqual({ compatible: false, readers: [] });
  });
});
