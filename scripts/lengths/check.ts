import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../lib/run.ts';

// The one count of a function's lines: from its first to its last, text and comments with them.
// Biome's rule leaves out lines within JSX and templates, and lets pass what has half as many more.
const MOST_LINES = { component: 120, function: 80 };

/** Worlds and tests tell long stories in a row. */
const STORIES = [
  /\.(test|fixture)\.tsx?$/,
  /\/node_modules\//,
  /\/dist\//,
  /\/planted\//,
  /^apps\/api\/test\//,
];

interface Written {
  readonly name: string;
  readonly kind: keyof typeof MOST_LINES;
  readonly lines: number;
}

const problems: string[] = [];
let functions = 0;
for await (const file of glob('{apps,packages,scripts}/**/*.{ts,tsx,mjs}', { cwd: ROOT })) {
  if (STORIES.some((story) => story.test(file))) continue;
  const written = functionsOf(file, readFileSync(join(ROOT, file), 'utf8'));
  functions += written.length;
  for (const { name, kind, lines } of written.filter(isTooLong)) {
    problems.push(`${file}: ${name} has ${lines} lines of ${MOST_LINES[kind]}`);
  }
}
if (functions < 10_000) problems.push(`only ${functions} functions were read`);

// The rule proves itself on functions that are a line too long, and on components of their length.
const filled = (head: string, most: number, tail: string) =>
  [head, ...Array(most - 1).fill('  // a line'), tail].join('\n');
const { component: ofComponent, function: ofFunction } = MOST_LINES;
const PLANTED: readonly [file: string, text: string, passes: boolean][] = [
  ['planted.tsx', filled('function Long() {', ofComponent, '}'), false],
  ['planted.tsx', filled('export const Long = () => {', ofComponent, '};'), false],
  ['planted.tsx', filled('function Long() {', ofFunction, '}'), true],
  ['planted.tsx', filled('function useLong() {', ofFunction, '}'), false],
  ['planted.tsx', filled('const useLong = () => {', ofFunction, '};'), false],
  ['planted.ts', filled('function long() {', ofFunction, '}'), false],
  ['planted.ts', filled('function Long() {', ofFunction, '}'), false],
  ['planted.ts', filled('const all = { long() {', ofFunction, '} };'), false],
  ['planted.ts', filled('class All { get long() {', ofFunction, '} }'), false],
  ['planted.ts', filled('call(function () {', ofFunction, '});'), false],
  ['planted.ts', filled('function long() {', ofFunction - 1, '}'), true],
];
for (const [file, text, passes] of PLANTED) {
  if (functionsOf(file, text).some(isTooLong) === passes) {
    problems.push(`${text.split('\n')[0]} … was ${passes ? 'refused' : 'let pass'} in ${file}`);
  }
}

for (const problem of problems) console.error(problem);
console.log(
  `${functions} functions of at most ${ofFunction} lines, components of at most ${ofComponent}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;

function isTooLong({ kind, lines }: Written): boolean {
  return lines > MOST_LINES[kind];
}

function functionsOf(file: string, text: string): Written[] {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line;
  const written: Written[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart());
      const name = nameOf(node) ?? `the function in line ${first + 1}`;
      // JSX is written a line an attribute: a component has room for more of it.
      const isComponent = file.endsWith('.tsx') && /^[A-Z]/.test(name);
      written.push({
        name,
        kind: isComponent ? 'component' : 'function',
        lines: lineOf(node.end) - first + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return written;
}

/** A function's own name, or that of the constant that holds it. */
function nameOf(node: ts.SignatureDeclaration): string | undefined {
  const { parent } = node;
  return (
    node.name?.getText() ?? (ts.isVariableDeclaration(parent) ? parent.name.getText() : undefined)
  );
}
