import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = (locale: Locale, messages: unknown) =>
  createTranslator<typeof english, 'file'>({
    locale,
    namespace: 'file',
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: messages as typeof english,
    onError(error) {
      throw error;
    },
  });

/** The sentences of the page in a family's file of its data. */
export const SAY_DATA_FILE = {
  en: translator('en', english),
  es: translator('es', spanish),
};
