import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

const WORDS = join(import.meta.dirname, '..');
const HERE = basename(import.meta.dirname);
const KEYS = Object.keys(english) as (keyof typeof english)[];

/** Where a common sentence is written out, by file: in both languages, for one alone may mean something else. */
function writtenAgain(files: (locale: string) => readonly string[]): string[] {
  return KEYS.flatMap((key) => {
    const [inEnglish, inSpanish] = [
      placesOf(english[key], files('en')),
      placesOf(spanish[key], files('es')),
    ];
    return inEnglish
      .filter((place) => inSpanish.includes(place))
      .map((place) => `${place}: ${key}`);
  });
}

/** The keys under which a sentence is written out, each with its file, without its language. */
function placesOf(sentence: string, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(join(WORDS, file), 'utf8')
      .split('\n')
      .map((line) => /^\s*(?:\w+: \{ )?(\w+): '([^']*)',/.exec(line))
      .filter((entry) => entry?.[2] === sentence)
      .map((entry) => `${file.replace(/(en|es)\.ts$/, '')}${entry?.[1]}`),
  );
}

const filesOf = (locale: string): string[] =>
  globSync(`**/{${locale},*.${locale}}.ts`, { cwd: WORDS }).filter(
    (file) => dirname(file) !== HERE && !file.startsWith('letters'),
  );

test('a common sentence stands in no other file of words', () => {
  expect(filesOf('en').length).toBeGreaterThan(50);
  expect(writtenAgain(filesOf)).toEqual([]);
});
