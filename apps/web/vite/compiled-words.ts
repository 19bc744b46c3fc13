import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../../../packages/words/src') + sep;
const FORMATTER = resolve(import.meta.dirname, '../src/lib/words/format-message.ts');

type Words = { readonly [key: string]: string | Words };

/** Parses every ICU message while building, so that no page carries the parser (11 kB gzip). */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: [{ find: /^use-intl\/format-message$/, replacement: FORMATTER }] },
    }),
    async load(id) {
      if (!id.startsWith(WORDS) || !/\/(en|es)\.ts$/.test(id)) return null;
      const { mtimeMs } = await stat(id);
      // The time in the address makes the development server see what was just written.
      const areas: Record<string, Words> = await import(`${pathToFileURL(id)}?${mtimeMs}`).catch(
        (cause) => this.error(`${id}: ${cause.message}`),
      );
      return Object.entries(areas)
        .map(([name, words]) => `export const ${name} = ${JSON.stringify(compiled(words))};`)
        .join('\n');
    },
  };
}

function compiled(words: Words): unknown {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  );
}
