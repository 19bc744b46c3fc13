import './use-typescript-6.ts';
import { fileURLToPath } from 'node:url';
import type { ICruiseOptions, ICruiseResult, IFlattenedRuleSet } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

const { cruise } = await import('dependency-cruiser');
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLANTED = fileURLToPath(new URL('./planted', import.meta.url));
const ROOMS = ['apps', 'packages', 'seeds', 'e2e', 'bench'];

async function read(baseDir: string, rooms: readonly string[]): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = config.options;
  const result = await cruise(
    [...rooms],
    {
      ...options,
      baseDir,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    } as ICruiseOptions & { ruleSet: IFlattenedRuleSet },
    enhancedResolveOptions,
  );
  if (typeof result.output === 'string') throw new Error('dependency-cruiser answered with text');
  return result.output;
}

const problems: string[] = [];

const real = await read(ROOT, ROOMS);
const sources = real.modules.filter(({ source }) => /^(apps|packages|seeds).*\.tsx?$/.test(source));
const imports = sources.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
for (const { rule, from, to } of real.summary.violations) {
  problems.push(`${rule.name}: ${from} -> ${to}`);
}
// A reader that understands nothing finds nothing wrong.
if (sources.length === 0 || imports < sources.length / 2) {
  problems.push(`only ${sources.length} modules with ${imports} imports were read`);
}

// Each rule proves itself on a file that breaks it.
const planted = await read(PLANTED, ['apps', 'packages']);
const caught = new Set(planted.summary.violations.map(({ rule }) => rule.name));
for (const { name } of config.forbidden) {
  if (!caught.has(name)) problems.push(`the rule ${name} let its planted violation pass`);
}

for (const problem of problems) console.error(problem);
console.log(
  `${sources.length} modules, ${imports} imports, ${config.forbidden.length} rules, each proven`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
