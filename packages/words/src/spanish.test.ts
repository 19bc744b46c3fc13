import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { words as englishMail } from './letters/en.ts';
import { words as spanishMail } from './letters/es.ts';

type Words = { readonly [key: string]: string | Words };

/** Every sentence by its key. */
function sentences(words: Words, path = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...sentences(value, `${path}${key}.`)],
    ),
  );
}

/** Texts that are the same in both languages: names, and those that hold no word but their values. */
const SAME: readonly string[] = [
  'vendors.portal.totals.extras',
  'menu-schedules.grid.extras',
  // The name of a column, as it stands in the file.
  'price-updates.columns.price_to_vendor',
];

const wordsIn = (sentence: string): string[] =>
  sentence.replaceAll(/\{[^{}]*\}/g, ' ').match(/\p{L}{2,}/gu) ?? [];

/** A folder without words of its own adds to other areas alone, and is looked through there. */
const AREAS = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => existsSync(join(import.meta.dirname, name, 'en.ts')));

async function sentencesOf(area: string, locale: string): Promise<Map<string, string>> {
  const { words } = (await import(`./${area}/${locale}.ts`)) as { words: Words };
  return sentences(words);
}

test.each(AREAS)('%s has no English left in Spanish', async (area) => {
  const [english, spanish] = await Promise.all([sentencesOf(area, 'en'), sentencesOf(area, 'es')]);
  const left = [...english].filter(
    ([key, sentence]) =>
      wordsIn(sentence).length > 2 &&
      spanish.get(key) === sentence &&
      !SAME.includes(`${area}.${key}`),
  );
  expect(left).toEqual([]);
});

test('there is something to look through', () => {
  expect(AREAS.length).toBeGreaterThan(10);
  expect(sentences(englishMail).size).toBeGreaterThan(20);
  expect([...sentences(spanishMail).keys()]).toEqual([...sentences(englishMail).keys()]);
});

test.each(AREAS)('%s has the same keys in both languages', async (area) => {
  const [english, spanish] = await Promise.all([sentencesOf(area, 'en'), sentencesOf(area, 'es')]);
  expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
});
