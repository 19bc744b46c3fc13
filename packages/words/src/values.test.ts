import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Words = { readonly [key: string]: unknown };
type Values = { readonly shown: Set<string>; readonly asked: Set<string> };

const FILES = globSync('**/{en,*.en}.ts', { cwd: import.meta.dirname });

/** Every sentence of a file by its key; lists of sentences by their place. */
function sentences(words: Words, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}${key}`, value]];
    return typeof value === 'object' && value !== null
      ? sentences(value as Words, `${path}${key}.`)
      : [];
  });
}

/** Reads a message until the brace that ends it, and answers where the rest begins. */
function read(text: string, from: number, counted: string | null, values: Values): number {
  let at = from;
  while (at < text.length && text[at] !== '}') {
    const tag = /^<(\w+)>/.exec(text.slice(at));
    if (tag) values.shown.add(`<${tag[1]}>`);
    if (text[at] === '#' && counted) values.shown.add(counted);
    at = text[at] === '{' ? readValue(text, at, values) : at + 1;
  }
  return at;
}

/** Reads a value, with the messages among which it chooses. */
function readValue(text: string, from: number, values: Values): number {
  const chosen = /^\{\s*(\w+)\s*,\s*(?:plural|select)\s*,/.exec(text.slice(from));
  if (!chosen?.[1]) {
    const end = text.indexOf('}', from);
    values.shown.add(
      text
        .slice(from + 1, end)
        .split(',')[0]
        ?.trim() ?? '',
    );
    return end + 1;
  }
  values.asked.add(chosen[1]);
  let at = from + chosen[0].length;
  for (;;) {
    const option = /^\s*[=\w]+\s*\{/.exec(text.slice(at));
    if (!option) return text.indexOf('}', at) + 1;
    at = read(text, at + option[0].length, chosen[1], values) + 1;
  }
}

function valuesOf(sentence: string): Values {
  const values = { shown: new Set<string>(), asked: new Set<string>() };
  read(sentence, 0, null, values);
  return values;
}

const sorted = (values: Iterable<string>) => [...values].sort();

async function sentencesOf(file: string): Promise<Map<string, string>> {
  return new Map(sentences((await import(join(import.meta.dirname, file))) as Words));
}

test.each(FILES)('%s shows the same values in Spanish', async (file) => {
  const [english, spanish] = await Promise.all([
    sentencesOf(file),
    sentencesOf(file.replace(/en\.ts$/, 'es.ts')),
  ]);
  const differing = [...english].filter(([key, sentence]) => {
    const [known, used] = [valuesOf(sentence), valuesOf(spanish.get(key) ?? '')];
    const given = new Set([...known.shown, ...known.asked]);
    return (
      sorted(known.shown).join() !== sorted(used.shown).join() ||
      [...used.asked].some((value) => !given.has(value))
    );
  });
  expect(differing).toEqual([]);
  expect(sorted(spanish.keys())).toEqual(sorted(english.keys()));
});

test.each([
  ['{a} and {b, number}', ['a', 'b'], []],
  ['{count, plural, one {it} other {# of {name}}}', ['count', 'name'], ['count']],
  ['{kind, select, diet {{part} is} other {<b></b>}}', ['<b>', 'part'], ['kind']],
  ['{n, plural, =0 {none} other {{m, plural, one {one} other {two}}}}.', [], ['m', 'n']],
])('%s has its values', (sentence, shown, asked) => {
  const values = valuesOf(sentence);
  expect([sorted(values.shown), sorted(values.asked)]).toEqual([shown, asked]);
});

test('there is something to compare', () => {
  expect(FILES.length).toBeGreaterThan(100);
});
