import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/run.ts';

const WORDS = 'packages/words/src';
const MODULES = 'apps/api/src/modules';
const HEAD = '// Written by `npm run gen` from the folders beside it.\n';

/** Folders of `room` that have this file, in the order of their names. */
const foldersWith = (room: string, file: string): string[] =>
  readdirSync(join(ROOT, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .filter(({ name }) => readdirSync(join(ROOT, room, name)).includes(file))
    .map(({ name }) => name)
    .sort();

const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function areas(): string {
  const names = foldersWith(WORDS, 'en.ts');
  const imports = names.map(
    (name) => `import type { words as ${camel(name)} } from './${name}/en.ts';\n`,
  );
  const lines = names.map((name) => `  readonly '${name}': typeof ${camel(name)};\n`);
  return `${HEAD}${imports.join('')}\n/** The words of each area, by its folder. */\nexport type Areas = {\n${lines.join('')}};\n`;
}

/** The manifests of the modules that have one: others are used by modules alone. */
function modules(): string {
  const names = foldersWith(MODULES, 'index.ts').filter((name) =>
    /^export (const|\{) manifest\b/m.test(textOf(`${MODULES}/${name}/index.ts`) ?? ''),
  );
  const imports = names.map(
    (name) => `import { manifest as ${camel(name)} } from './modules/${name}/index.ts';\n`,
  );
  return `${HEAD}${imports.join('')}\n/** Every module that brings routes or jobs. */\nexport const MODULES = [\n${names.map((name) => `  ${camel(name)},\n`).join('')}];\n`;
}

const files: Record<string, string> = {
  [`${WORDS}/areas.gen.ts`]: areas(),
  'apps/api/src/modules.gen.ts': modules(),
};

// With --check nothing is written: what is out of date is named instead.
const check = process.argv.includes('--check');
const stale = Object.entries(files).filter(([path, text]) => text !== textOf(path));
for (const [path, text] of stale) {
  if (check) console.error(`${path} is out of date: run npm run gen`);
  else writeFileSync(join(ROOT, path), text);
}
process.exitCode = check && stale.length > 0 ? 1 : 0;

function textOf(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return null;
  }
}
