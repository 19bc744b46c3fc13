import type { Locale } from '@yay/words/locales';
import type { ReactNode } from 'react';
import { createTranslator, IntlProvider } from 'use-intl';
import { createStore, useStore } from '../store.ts';
import type { Area, AreaLoaders, Areas } from './area-types.ts';
import { familyAreas } from './family-areas.ts';

const loaded = createStore<{ locale: Locale; messages: Partial<Areas> }>({
  locale: 'en',
  messages: {},
});

export function setLocale(locale: Locale): void {
  document.documentElement.lang = locale;
  if (loaded.get().locale !== locale) loaded.set({ locale, messages: {} });
}

async function arrive(area: Area, locale: Locale): Promise<object> {
  const loaders = area in familyAreas ? familyAreas : (await import('./areas.ts')).areaLoaders;
  return (loaders as AreaLoaders<Area>)[area][locale]();
}

/** Another language for what is on the screen, once all its words are there. */
export async function switchLocale(locale: Locale): Promise<void> {
  const before = loaded.get();
  if (before.locale === locale) return;
  const areas = Object.keys(before.messages) as Area[];
  const arrived = await Promise.all(areas.map((area) => arrive(area, locale)));
  document.documentElement.lang = locale;
  loaded.set({ locale, messages: Object.assign({}, ...arrived) });
}

export function currentLocale(): Locale {
  return loaded.get().locale;
}

/** Sees to it that these areas can be spoken. Pages name theirs beside their component. */
export async function loadWords(areas: readonly Area[]): Promise<void> {
  const { locale, messages } = loaded.get();
  const missing = areas.filter((area) => !(area in messages));
  if (missing.length === 0) return;
  const arrived = await Promise.all(missing.map((area) => arrive(area, locale)));
  const now = loaded.get();
  if (now.locale !== locale) return;
  loaded.set({ locale, messages: Object.assign({}, now.messages, ...arrived) });
}

/** For what stands outside React, such as the document's title. In components: useTranslations. */
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
