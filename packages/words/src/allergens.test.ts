import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS } from '@yay/domain/allergy';
import { expect, test } from 'vitest';
import * as english from './properties/names.en.ts';
import * as spanish from './properties/names.es.ts';

type Words = { readonly [key: string]: string | Words };

const NAMES = { en: english, es: spanish };
/** Other names of the same allergens, which would make two of one. */
const OTHER_NAMES = {
  en: /(?<!crustacean )\bshellfish\b|\bgroundnuts?\b|\bsoya\b/i,
  es: /\bmariscos?\b(?! crustáceo)|frutos secos|\bnuez\b|nueces(?! de árbol)|\bman(í|íes)\b|ajonjolí|\bsoja\b/i,
};

const LANGUAGES = ['en', 'es'] as const;
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });

function sentencesOf(words: Words, path: readonly string[] = []): [readonly string[], string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[[...path, key], value] as [string[], string]]
      : sentencesOf(value, [...path, key]),
  );
}

/** Every sentence of a language, by its keys. */
async function allSentences(language: 'en' | 'es'): Promise<[readonly string[], string][]> {
  const files = FILES.filter(
    (file) => file === `${file.slice(0, -5)}${language}.ts` && /(^|[/.])e[ns]\.ts$/.test(file),
  );
  const areas = await Promise.all(
    files.map((file) => import(join(import.meta.dirname, file)) as Promise<{ words?: Words }>),
  );
  return areas.flatMap(({ words }) => (words ? sentencesOf(words) : []));
}

test.each(LANGUAGES)(
  '%s names an allergen as the dictionary does, everywhere',
  async (language) => {
    const { allergens } = NAMES[language];
    const named = (await allSentences(language)).flatMap(([keys, value]) => {
      const allergen = ALLERGENS.find((one) => one === keys.at(-1));
      return allergen ? [{ allergen, value: value.toLowerCase() }] : [];
    });
    expect(named.length).toBeGreaterThan(40);
    expect(
      named.filter(({ allergen, value }) => value !== allergens[allergen].toLowerCase()),
    ).toEqual([]);
  },
);

test.each(LANGUAGES)('%s has no other name for an allergen in any sentence', async (language) => {
  const others = (await allSentences(language)).filter(([, value]) =>
    OTHER_NAMES[language].test(value),
  );
  expect(others).toEqual([]);
});
