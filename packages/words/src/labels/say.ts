import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = (locale: Locale, messages: unknown) =>
  createTranslator<typeof english, 'paper'>({
    locale,
    namespace: 'paper',
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: messages as typeof english,
    onError(error) {
      throw error;
    },
  });

/** Translates the words that are printed on labels. */
export const SAY_LABEL = { en: translator('en', english), es: translator('es', spanish) } as const;
export const STRICT_NAMES = { en: english.strict, es: spanish.strict } as const;
