import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS } from '@yay/domain/allergy';
import { expect, test } from 'vitest';
import * as english from './properties/names.en.ts';
import * as spanish from './properties/names.es.ts';

type Words = { readonly [key: string]: string | Words };

const NAMES = { en: english, es: spanish };
/** Other names of the same allergens, which would make two of one. A cashew is a food by its name. */
const OTHER_NAMES = {
  en: /(?<!crustacean )\bshellfish\b|(?<!tree )\bnuts?\b|\bgroundnuts?\b|\bsoya\b/i,
  es: /\bmariscos?\b(?! crustáceo)|frutos secos|\b(nuez|nueces)\b(?! de (árbol|la India))|(?<!\p{L})man(í|íes)(?!\p{L})|ajonjolí|\bsoja\b/iu,
};

const LANGUAGES = ['en', 'es'] as const;
const FILES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const SEEDS = join(import.meta.dirname, '../../../seeds');

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

test('items, pages and notes of the seeds have no other name for an allergen', () => {
  const lines = globSync('{city,demo,lib,site,tiny}/**/*.ts', { cwd: SEEDS }).flatMap((file) =>
    readFileSync(join(SEEDS, file), 'utf8')
      .split('\n')
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines.length).toBeGreaterThan(4000);
  // Both languages stand in one file, and what is another name in English is Spanish's own.
  const inEnglish = (line: string) => OTHER_NAMES.en.test(line.replaceAll('soya', ''));
  expect(lines.filter((line) => inEnglish(line) || OTHER_NAMES.es.test(line))).toEqual([]);
});

test.each([
  ['en', 'No nuts in our kitchen', true],
  ['en', 'Contains tree nuts and peanuts', false],
  ['es', 'Sin nueces en nuestra cocina', true],
  ['es', 'Con maní tostado', true],
  ['es', 'Contiene nueces de árbol y cacahuate', false],
  ['es', 'Arroz con nueces de la India, a la mañana', false],
] as const)('%s: “%s” has another name for an allergen: %s', (language, sentence, other) => {
  expect(OTHER_NAMES[language].test(sentence)).toBe(other);
});
