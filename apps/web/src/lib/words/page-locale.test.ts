import { afterEach, expect, test, vi } from 'vitest';
import { useDefaultLocale } from './page-locale.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['en', 'en-US'],
  ['es', 'es-US'],
  ['', 'en-US'],
])('a page in %j has the locale %s, whatever the browser prefers', (lang, locale) => {
  vi.stubGlobal('document', { documentElement: { lang } });
  vi.stubGlobal('navigator', { language: 'fr-FR' });
  expect(useDefaultLocale()).toEqual({ locale, direction: 'ltr' });
});
