import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@yay/contract/endpoint';
import { type Page, portalOf } from '@yay/contract/page';
import { wireText } from '../apps/api/src/platform/http/wire.ts';
import { ROOT } from './lib/run.ts';

const WORDS = 'packages/words/src';
const CONTRACT = 'packages/contract/src';
const MODULES = 'apps/api/src/modules';
const LETTERS = `${MODULES}/letters`;
const HEAD = '// Written by `npm run gen` from the folders beside it.\n';

/** The areas to which nouns add words of their own, by the name of the file in which they do. */
const SHARED_AREAS = { activity: 'activity', admin: 'menu', errors: 'errors', letters: 'letters' };

type Exports = Readonly<Record<string, unknown>>;

/** Folders of `room` that have this file, in the order of their names. */
const foldersWith = (room: string, file: string): string[] =>
  readdirSync(join(ROOT, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => readdirSync(join(ROOT, room, name)).includes(file))
    .map(({ name }) => name)
    .sort();

const exportsOf = (path: string): Promise<Exports> => import(join(ROOT, path));

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** The folders whose file exports something under this name; what two of them have is refused. */
async function gathered(room: string, file: string, name: string): Promise<string[]> {
  const folders = foldersWith(room, file);
  const keys = await Promise.all(
    folders.map(async (folder) => {
      const exported = (await exportsOf(`${room}/${folder}/${file}`))[name] as object;
      return Array.isArray(exported) ? exported : Object.keys(exported);
    }),
  );
  refuseTwice(keys.flat(), `${room}/*/${file}`);
  return folders;
}

function refuseTwice(keys: readonly string[], where: string): void {
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  if (twice.length > 0) throw new Error(`${where}: ${twice.join(', ')} stands there twice`);
}

function areas(): string {
  const names = foldersWith(WORDS, 'en.ts');
  return `${HEAD}${lines(names.map((name) => `import type { words as ${camel(name)} } from './${name}/en.ts';`))}
/** The words of each area, by its folder. */
export type Areas = {
${lines(names.map((name) => `  readonly '${name}': typeof ${camel(name)};`))}};
`;
}

/** The words that nouns add to an area, section by section where it has sections. */
async function nounWords(area: string, part: string, locale: string): Promise<string> {
  const file = `${part}.${locale}.ts`;
  const parts = await Promise.all(
    foldersWith(WORDS, file).map(async (folder) => {
      const { words } = await exportsOf(`${WORDS}/${folder}/${file}`);
      return { folder, words: words as Readonly<Record<string, object>> };
    }),
  );
  const imports = parts.map(
    ({ folder }) => `import { words as ${camel(folder)} } from '../${folder}/${file}';`,
  );
  const head = `${HEAD}${lines(imports)}\nexport const words = {\n`;
  if (area === 'letters') {
    refuseTwice(
      parts.flatMap(({ words }) => Object.keys(words)),
      `${WORDS}/*/${file}`,
    );
    return `${head}${lines(parts.map(({ folder }) => `  ...${camel(folder)},`))}};\n`;
  }
  const sections = [...new Set(parts.flatMap(({ words }) => Object.keys(words)))].sort();
  const written = sections.map((section) => {
    const having = parts.filter(({ words }) => section in words);
    refuseTwice(
      having.flatMap(({ words }) => Object.keys(words[section] ?? {})),
      `${WORDS}/*/${file}, ${section}`,
    );
    return `  ${section}: {\n${lines(having.map(({ folder }) => `    ...${camel(folder)}.${section},`))}  },\n`;
  });
  return `${head}${written.join('')}};\n`;
}

async function pages(): Promise<string> {
  const names = await gathered(CONTRACT, 'pages.ts', 'pages');
  return `${HEAD}${lines(names.map((name) => `import { pages as ${camel(name)} } from './${name}/pages.ts';`))}
export const PAGES = {
${lines(names.map((name) => `  ...${camel(name)},`))}} as const;
`;
}

/**
 * The parents' pages, written out: to gather them as PAGES is would bring along the other portals'
 * pages of the same nouns, and a family's first file has no room for those.
 */
async function parentPages(): Promise<string> {
  const names = await gathered(CONTRACT, 'pages.ts', 'pages');
  const all = await Promise.all(
    names.map(async (name) => {
      const { pages } = await exportsOf(`${CONTRACT}/${name}/pages.ts`);
      return Object.entries(pages as Readonly<Record<string, Page>>);
    }),
  );
  const own = all.flat().filter(([, { path }]) => portalOf(path) === 'parent');
  return `${HEAD}
/** The pages of the parents' portal, which visitors see as well: all that a family's first file needs. */
export const PARENT_PAGES = {
${lines(own.map(([name, page]) => `  ${name}: ${JSON.stringify(page)},`))}} as const;
`;
}

async function actions(): Promise<string> {
  const names = await gathered(CONTRACT, 'actions.ts', 'actions');
  return `${HEAD}${lines(names.map((name) => `import { actions as ${camel(name)} } from './${name}/actions.ts';`))}
export const ACTIVITY_ACTIONS = [
${lines(names.map((name) => `  ...${camel(name)},`))}] as const;
`;
}

async function codes(): Promise<string> {
  const modules = await Promise.all(
    foldersWith(CONTRACT, 'codes.ts').map(async (name) => ({
      name,
      exported: await exportsOf(`${CONTRACT}/${name}/codes.ts`),
    })),
  );
  const list = (kind: 'requestCodes' | 'fieldCodes'): string => {
    const having = modules.filter(({ exported }) => kind in exported);
    refuseTwice(
      having.flatMap(({ exported }) => exported[kind] as string[]),
      `${CONTRACT}/*/codes.ts, ${kind}`,
    );
    return lines(having.map(({ name }) => `  ...${camel(name)}.${kind},`));
  };
  return `${HEAD}${lines(modules.map(({ name }) => `import * as ${camel(name)} from './${name}/codes.ts';`))}
export const REQUEST_CODES_OF_NOUNS = [
${list('requestCodes')}] as const;

export const FIELD_CODES_OF_NOUNS = [
${list('fieldCodes')}] as const;
`;
}

/** The manifests of the modules that have one: others are used by modules alone. */
function modules(): string {
  const names = foldersWith(MODULES, 'index.ts').filter((name) =>
    /^export (const|\{) manifest\b/m.test(textOf(`${MODULES}/${name}/index.ts`) ?? ''),
  );
  return `${HEAD}${lines(names.map((name) => `import { manifest as ${camel(name)} } from './modules/${name}/index.ts';`))}
/** Every module that brings routes or jobs. */
export const MODULES = [
${lines(names.map((name) => `  ${camel(name)},`))}];
`;
}

/** The letters, by the files that hold their templates. */
function letters(): string {
  const names = readdirSync(join(ROOT, LETTERS))
    .filter((file) => /^export const letters\b/m.test(textOf(`${LETTERS}/${file}`) ?? ''))
    .map((file) => file.replace('.ts', ''))
    .sort();
  return `${HEAD}${lines(names.map((name) => `import { letters as ${camel(name)} } from './${name}.ts';`))}
/** The template of every letter. */
export const LETTERS = {
${lines(names.map((name) => `  ...${camel(name)},`))}};
`;
}

/** Every call of the contract as clients see it: a change of the wire is read in this file's diff. */
async function wire(): Promise<string> {
  const paths = globSync(`${CONTRACT}/*/*.ts`, { cwd: ROOT }).filter((path) =>
    /\bendpoint\(/.test(textOf(path) ?? ''),
  );
  const exported = await Promise.all(paths.map(exportsOf));
  const calls = exported.flatMap((one) => Object.values(one).filter(isEndpoint));
  return wireText([...new Set(calls)]);
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'responses' in value;

const files: Record<string, string> = {
  [`${WORDS}/areas.gen.ts`]: areas(),
  [`${CONTRACT}/pages.gen.ts`]: await pages(),
  [`${CONTRACT}/parent-pages.gen.ts`]: await parentPages(),
  [`${CONTRACT}/actions.gen.ts`]: await actions(),
  [`${CONTRACT}/codes.gen.ts`]: await codes(),
  'apps/api/src/modules.gen.ts': modules(),
  [`${LETTERS}/letters.gen.ts`]: letters(),
};
for (const [area, part] of Object.entries(SHARED_AREAS)) {
  for (const locale of ['en', 'es']) {
    files[`${WORDS}/${area}/${locale}.gen.ts`] = await nounWords(area, part, locale);
  }
}

// With --check nothing is written: what is out of date is named instead.
const check = process.argv.includes('--check');
let stale = settle(files);
// The calls import some of the files above: they can be read once these are right.
if (!check || stale === 0) stale += settle({ 'packages/contract/wire.gen.txt': await wire() });
process.exitCode = check && stale > 0 ? 1 : 0;

/** Writes what is out of date, or names it; returns how many files that are. */
function settle(written: Readonly<Record<string, string>>): number {
  const old = Object.entries(written).filter(([path, text]) => text !== textOf(path));
  for (const [path, text] of old) {
    if (check) console.error(`${path} is out of date: run npm run gen`);
    else writeFileSync(join(ROOT, path), text);
  }
  return old.length;
}

function textOf(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}
