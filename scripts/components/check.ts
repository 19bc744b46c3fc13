import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../lib/run.ts';

// Biome's rule for the lines of a function leaves out those of text within JSX, so a component
// of 180 lines passes it. This one counts every line.
const MOST_LINES = 120;

const problems: string[] = [];
let functions = 0;
for await (const file of glob('{apps/web,packages/ui}/src/**/*.tsx', { cwd: ROOT })) {
  for (const { name, lines } of functionsOf(file, readFileSync(join(ROOT, file), 'utf8'))) {
    functions += 1;
    if (lines > MOST_LINES) problems.push(`${file}: ${name} has ${lines} lines of ${MOST_LINES}`);
  }
}
if (functions < 1_000) problems.push(`only ${functions} functions were read`);

// The rule proves itself on a component that is a line too long.
const long = ['function Long() {', '  return <p>', ...Array(MOST_LINES - 3).fill('word'), '</p>;'];
const [planted] = functionsOf('planted.tsx', [...long, '}'].join('\n'));
if (planted?.lines !== MOST_LINES + 1) problems.push('a component that is too long was let pass');

for (const problem of problems) console.error(problem);
console.log(`${functions} functions of at most ${MOST_LINES} lines`);
process.exitCode = problems.length > 0 ? 1 : 0;

function functionsOf(file: string, text: string): { name: string; lines: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const found: { name: string; lines: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)) {
      const name = node.name?.getText() ?? `the function in line ${lineOf(node.getStart()) + 1}`;
      found.push({ name, lines: lineOf(node.end) - lineOf(node.getStart()) + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
