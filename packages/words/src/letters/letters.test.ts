import { expect, test } from 'vitest';
import { words as english } from './en.ts';
import { words as spanish } from './es.ts';

type Words = { readonly [key: string]: string | Words };

function sentences(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : sentences(value, `${path}${key}.`),
  );
}

/** The values that a sentence takes, each once. */
const valuesOf = (sentence: string) =>
  [...new Set([...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();

const other = new Map(sentences(spanish));

test.each(sentences(english))('%s takes the same values in every language', (key, sentence) => {
  expect(valuesOf(other.get(key) ?? '')).toEqual(valuesOf(sentence));
});
