import type { Locale } from '@yay/words/locales';
import type { ReactNode } from 'react';
import { createTranslator, IntlProvider } from 'use-intl';
import { createStore, useStore } from '../store.ts';
import type { Area, Areas, FamilyArea } from './area-types.ts';
import { familyAreas } from './family-areas.ts';

const loaded = createStore<{ locale: Locale; messages: Partial<Areas> }>({
  locale: 'en',
  messages: {},
});

export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  if (loaded.get().locale !== locale) loaded.set({ locale, messages: {} });
}

async function load(area: Area, locale: Locale): Promise<object> {
  const loader = isFamilyArea(area)
    ? familyAreas[area][locale]
    : (await import('./areas.ts')).areaLoader(area, locale);
  return { [area]: (await loader()).words };
}

const isFamilyArea = (area: Area): area is FamilyArea => area in familyAreas;

/** Switches the screen to another language, once all its words are there. */
export async function switchLocale(locale: Locale): Promise<void> {
  const current = loaded.get();
  if (current.locale === locale) return;
  const areas = Object.keys(current.messages) as Area[];
  const loadedWords = await Promise.all(areas.map((area) => load(area, locale)));
  document.documentElement.lang = locale;
  loaded.set({ locale, messages: Object.assign({}, ...loadedWords) });
}

export function currentLocale(): Locale {
  return loaded.get().locale;
}

/**
 * Sees to it that these areas can be spoken, before anything that speaks them is drawn. Pages name
 * theirs beside their component. The screen has its words already: it is not drawn again for new
 * ones.
 */
export async function loadWords(areas: readonly Area[]): Promise<void> {
  const { locale, messages } = loaded.get();
  const missing = areas.filter((area) => !(area in messages));
  if (missing.length === 0) return;
  const loadedWords = await Promise.all(missing.map((area) => load(area, locale)));
  const current = loaded.get();
  if (current.locale !== locale) return;
  Object.assign(current.messages, ...loadedWords);
}

/** Translates outside React, such as the document's title. In components: useTranslations. */
export function translate<Name extends Area>(namespace: Name) {
  const { locale, messages } = loaded.get();
  return createTranslator({ locale, messages: messages as Areas, namespace });
}

export function WordsProvider({ children }: { children: ReactNode }) {
  const { locale, messages } = useStore(loaded);
  return (
    <IntlProvider locale={locale} messages={messages as Areas} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
