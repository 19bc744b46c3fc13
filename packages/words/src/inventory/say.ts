import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = (locale: Locale, words: unknown) =>
  createTranslator<{ inventory: typeof english }, 'inventory'>({
    locale,
    namespace: 'inventory',
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: { inventory: words as typeof english },
    // Silence would print the name of a key.
    onError(error) {
      throw error;
    },
  });

/** Translates the words in files of the inventory, in each language. */
export const SAY_INVENTORY = {
  en: translator('en', english),
  es: translator('es', spanish),
} as const;
export type SayInventory = (typeof SAY_INVENTORY)['en'];
