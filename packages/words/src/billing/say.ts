import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = (locale: Locale, messages: unknown) =>
  createTranslator<typeof english, 'statement'>({
    locale,
    namespace: 'statement',
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: messages as typeof english,
    onError(error) {
      throw error;
    },
  });

/** The sentences of a statement outside the browser. */
export const SAY_STATEMENT = {
  en: translator('en', english),
  es: translator('es', spanish),
} as const;
