import { fileURLToPath } from 'node:url';
import { doorProblems } from './doors.ts';
import { nounProblems } from './nouns.ts';
import { RULES, readImports, readProjectImports } from './read-imports.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLANTED = fileURLToPath(new URL('./planted', import.meta.url));

const problems: string[] = [];

const real = await readProjectImports(ROOT);
const sources = real.modules.filter(({ source }) => /^(apps|packages|seeds).*\.tsx?$/.test(source));
const imports = sources.reduce((sum, { targets }) => sum + targets.length, 0);
problems.push(...real.violations);
// A reader that understands nothing finds nothing wrong.
if (sources.length === 0 || imports < sources.length / 2) {
  problems.push(`only ${sources.length} modules with ${imports} imports were read`);
}

// Each rule proves itself on a file that breaks it.
const planted = await readImports(PLANTED, ['apps', 'packages']);
const caught = new Set(planted.summary.violations.map(({ rule }) => rule.name));
for (const { name } of RULES) {
  if (!caught.has(name)) problems.push(`the rule ${name} let its planted violation pass`);
}

problems.push(...nounProblems(ROOT), ...doorProblems(ROOT));

for (const problem of problems) console.error(problem);
console.log(`${sources.length} modules, ${imports} imports, ${RULES.length} rules, each proven`);
process.exitCode = problems.length > 0 ? 1 : 0;
