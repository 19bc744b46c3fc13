// Facts that many modules read are written once (docs/decisions/0036). Strings of the product's code
// that write one of them again fail here: SQL is text, so no compiler knows it. So do calls that
// would write a date or a time in a way of their own.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript-6';
import { ROOT } from '../lib/run.ts';
import { RULES, type Rule } from './rules.ts';

const HOMES = [
  /^apps\/api\/src\/facts\//,
  /^packages\/domain\/src\/time\//,
  /\.(test|fixture)\.tsx?$/,
  /\/test-[^/]+\.tsx?$/,
];

interface Read {
  readonly strings: string[];
  readonly names: string[];
}

/** Reads strings and names of a file; a template is one string, with `$` for what is put into it. */
function read(path: string, source: string): Read {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false);
  const found: Read = { strings: [], names: [] };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.strings.push(node.text);
    if (ts.isTemplateExpression(node)) {
      const tails = node.templateSpans.map(({ literal }) => literal.text);
      found.strings.push([node.head.text, ...tails].join(' $ '));
    }
    if (ts.isPropertyAccessExpression(node)) found.names.push(`.${node.name.text}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function brokenIn(path: string, source: string): Rule[] {
  const suspects = RULES.filter((rule) => !rule.except?.some((home) => home.test(path)));
  const found = read(path, source);
  return suspects.filter((rule) => found[rule.of ?? 'strings'].some((text) => rule.breaks(text)));
}

const problems: string[] = [];
let files = 0;
let statements = 0;
for await (const path of glob('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: ROOT })) {
  if (HOMES.some((home) => home.test(path))) continue;
  const source = await readFile(join(ROOT, path), 'utf8');
  files += 1;
  if (/\b(select|from|join)\b/.test(source)) statements += 1;
  for (const { name, instead } of brokenIn(path, source)) {
    problems.push(`${path}: ${name}: use ${instead}`);
  }
}
// A reader that finds no files finds nothing wrong.
if (files < 500 || statements < 100) {
  problems.push(`only ${files} files were read, ${statements} of them with SQL`);
}

// Each rule proves itself on a violation, and lets pass what is to be written instead of it.
const rulesBrokenBy = (source: string): string[] =>
  brokenIn('apps/api/src/modules/planted/planted.repo.ts', source).map(({ name }) => name);
for (const { name, planted, allowed } of RULES) {
  for (const violation of planted) {
    if (!rulesBrokenBy(violation).includes(name)) {
      problems.push(`the rule ${name} let a violation pass: ${violation}`);
    }
  }
  if (rulesBrokenBy(allowed).length > 0) problems.push(`the rule ${name} refuses what it asks for`);
}

for (const problem of problems) console.error(problem);
console.log(`${files} files, ${RULES.length} rules of facts, each proven`);
process.exitCode = problems.length > 0 ? 1 : 0;
