import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = (locale: Locale, words: unknown) =>
  createTranslator<{ list: typeof english }, 'list'>({
    locale,
    namespace: 'list',
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: { list: words as typeof english },
    // Silence would print the name of a key.
    onError(error) {
      throw error;
    },
  });

/** Translates the words in files of a list, in each language. */
export const SAY_LIST = { en: translator('en', english), es: translator('es', spanish) } as const;
export type SayList = (typeof SAY_LIST)['en'];
