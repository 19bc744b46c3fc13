import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import formatMessage from './format-message.ts';

const formatters = {
  getNumberFormat: (...shape: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...shape),
  getPluralRules: (...shape: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...shape),
};
const say = (message: string, locale: string, count: number) =>
  formatMessage(
    'key',
    compile(message),
    { count },
    // Only what numbers and plurals ask for.
    { locale, formatters, cache: {} } as unknown as Parameters<typeof formatMessage>[3],
  );
const NUMBERS = [0, 1, 2, 999, -999, 1000, -1000, 12_345, 1_234_567, 0.5, 999.5, Number.NaN];

test.each(['en', 'es'])('messages in %s write each number as the platform does', (locale) => {
  const { format } = new Intl.NumberFormat(locale);
  for (const count of NUMBERS) {
    const written = format(count);
    expect(say('{count, plural, one {# day} other {# days}}', locale, count)).toBe(
      `${written} ${count === 1 ? 'day' : 'days'}`,
    );
    expect(say('{count, number} left', locale, count)).toBe(`${written} left`);
  }
});

test('a number of a given shape is left to the platform', () => {
  expect(say('{count, number, ::percent} full', 'en', 0.5)).toBe('50% full');
});

test('small whole numbers are written without the platform', () => {
  const withoutPlatform = {
    ...formatters,
    getNumberFormat: () => {
      throw new Error('asked for the platform');
    },
  };
  expect(
    formatMessage('key', compile('{count, plural, one {# day} other {# days}}'), { count: 12 }, {
      locale: 'es',
      formatters: withoutPlatform,
      cache: {},
    } as unknown as Parameters<typeof formatMessage>[3]),
  ).toBe('12 days');
});
