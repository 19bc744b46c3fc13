import { createTranslator } from 'use-intl/core';
import type { Locale } from '../locales.ts';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const translator = <Namespace extends 'letters' | 'frame'>(
  locale: Locale,
  messages: unknown,
  namespace: Namespace,
) =>
  createTranslator<typeof english, Namespace>({
    locale,
    namespace,
    // Other languages have the same keys and values, so the English types speak for all of them.
    messages: messages as typeof english,
    // Silence would send a mail that reads `letters.welcome.subject`.
    onError(error) {
      throw error;
    },
  });

const of = (locale: Locale, messages: unknown) => ({
  letters: translator(locale, messages, 'letters'),
  frame: translator(locale, messages, 'frame'),
});

/** Made once: a translator keeps the sentences that it has parsed. */
export const SAY = { en: of('en', english), es: of('es', spanish) } as const;
export type Say = (typeof SAY)['en']['letters'];
