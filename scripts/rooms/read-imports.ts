import './use-typescript-6.ts';
import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

export const ROOMS = ['apps', 'packages', 'seeds', 'e2e', 'bench'];
const KEPT = 'node_modules/.cache/imports.json';
/** Everything that decides who imports whom: which files there are, what those with imports say, and the rules. */
const SOURCES = [
  `{${ROOMS}}/**/*.*`,
  'scripts/rooms/*.ts',
  '{.dependency-cruiser.mjs,package.json,package-lock.json,tsconfig.base.json,tsconfig.json}',
];
const IS_READ = /\.(tsx?|m?js|css|json)$/;

const { cruise } = await import('dependency-cruiser');
export const RULES = config.forbidden;

/** Reads who imports whom in these rooms of a folder, and what that breaks of the rules. */
export async function readImports(
  baseDir: string,
  rooms: readonly string[],
): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    [...rooms],
    {
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: RULES },
    } as ICruiseOptions & { ruleSet: IFlattenedRuleSet },
    enhancedResolveOptions,
  );
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered with text');
  return result.output;
}

/** Who imports whom, and what that breaks of the rules. */
export interface ProjectImports {
  readonly modules: readonly { readonly source: string; readonly targets: readonly string[] }[];
  readonly violations: readonly string[];
}

/** Reads the imports of the whole project, once for all that ask while no file changes. */
export async function readProjectImports(root: string): Promise<ProjectImports> {
  const state = await stateOf(root);
  const path = join(root, KEPT);
  const kept = await readFile(path, 'utf8').then(JSON.parse, () => undefined);
  if (kept?.state === state) return kept.imports;
  const { modules, summary } = await readImports(root, ROOMS);
  const imports: ProjectImports = {
    modules: modules.map(({ source, dependencies }) => ({
      source,
      targets: dependencies.map(({ resolved }) => resolved),
    })),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify({ state, imports }));
  return imports;
}

async function stateOf(root: string): Promise<string> {
  const exclude = (name: string) => /(^|\/)(node_modules|dist)$/.test(name);
  const hash = createHash('sha256');
  for (const path of globSync(SOURCES, { cwd: root, exclude }).sort()) {
    hash.update(`${path}\0`);
    if (IS_READ.test(path)) hash.update(await readFile(join(root, path))).update('\0');
  }
  return hash.digest('hex');
}
