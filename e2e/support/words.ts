import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Areas } from '@yay/words/areas.gen';
import type { Locale } from '@yay/words/locales';
import { createTranslator } from 'use-intl/core';

const WORDS = fileURLToPath(new URL('../../packages/words/src/', import.meta.url));

/** Loads the words of every area, by its folder. */
async function areasIn(locale: Locale): Promise<Areas> {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && existsSync(`${WORDS}${entry.name}/${locale}.ts`),
  );
  const areas = await Promise.all(
    folders.map(async ({ name }) => [name, (await import(`${WORDS}${name}/${locale}.ts`)).words]),
  );
  return Object.fromEntries(areas);
}

const [english, spanish] = await Promise.all([areasIn('en'), areasIn('es')]);

const onError = (error: Error): never => {
  throw error;
};

/** Returns an English sentence of the product by its key. */
export const say = createTranslator({ locale: 'en', messages: english, onError });

/** Returns a Spanish sentence of the product by its key. */
export const di = createTranslator({ locale: 'es', messages: spanish, onError });
