import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
const SRC = resolve(ROOT, 'apps/web/src');

/** What stands on the screen when a family opens its calendar. */
const STARTS = [
  'main.tsx',
  'app/layouts/parent-layout.tsx',
  'portals/parent/lunch-calendar.page.tsx',
];

const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm;

type Import = { readonly names: readonly string[]; readonly from: string };

export interface FirstView {
  /** What other pages use as well. */
  readonly shared: ReadonlySet<string>;
  /** The calendar's own, of which its later parts use some. */
  readonly own: ReadonlySet<string>;
}

/**
 * The modules that the lunch calendar's first view is made of. Left to itself, the bundler puts each that
 * is shared by another set of pages or parts into a chunk of its own, and forty chunks of half a kilobyte
 * compress far worse than one.
 */
export function firstViewModules(): FirstView {
  const found = new Set<string>();
  const follow = (file: string, names: readonly string[]): void => {
    const reads = importsOf(file);
    if (isBarrel(file)) {
      for (const { names: offered, from } of reads) {
        const wanted = offered.filter((name) => names.includes(name));
        if (wanted.length > 0) followInto(file, from, wanted);
      }
      return;
    }
    if (found.has(file)) return;
    found.add(file);
    for (const { names: wanted, from } of reads) followInto(file, from, wanted);
  };
  const followInto = (file: string, from: string, names: readonly string[]): void => {
    const target = locate(from, file);
    if (target !== undefined) follow(target, names);
  };
  for (const start of STARTS) follow(resolve(SRC, start), []);
  const pick = (wanted: (file: string) => boolean) => new Set([...found].filter(wanted));
  return {
    shared: pick((file) => !/\/src\/(portals|features)\/|\/main\.tsx$/.test(file)),
    own: pick((file) => /\/src\/features\/calendar\//.test(file)),
  };
}

function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, clause = '', from = '']) => ({
    names: clause
      .replaceAll(/[{}\s]+/g, ' ')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.split(' as ')[0] ?? name),
    from,
  }));
}

/** A file that only hands on: of it counts what is asked for. */
const isBarrel = (file: string): boolean => /\/(index\.ts|icons\.tsx)$/.test(file);

function locate(from: string, importer: string): string | undefined {
  const [, drawing] = /^@heroicons\/react\/20\/solid\/(\w+)$/.exec(from) ?? [];
  if (drawing) return resolve(ROOT, `node_modules/@heroicons/react/20/solid/esm/${drawing}.js`);
  const [, name, path] = /^@yay\/(\w+)\/(.+)$/.exec(from) ?? [];
  const candidates = from.startsWith('.')
    ? [resolve(dirname(importer), from)]
    : ['.ts', '.tsx', '/index.ts'].map((end) =>
        resolve(ROOT, `packages/${name}/src/${path}${end}`),
      );
  return candidates.find((file) => /\.tsx?$/.test(file) && existsSync(file));
}
