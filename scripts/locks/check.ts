import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds locks in SQL that are not taken through the ladder of apps/api/src/platform/db/locks.ts. The
 * ladder itself writes the clauses, and the check of the ladder in tests reads them.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PLANTED = 'scripts/locks/planted/orders.repo.ts';
const LADDER = [
  'apps/api/src/platform/db/locks.ts',
  'apps/api/src/platform/db/lock-order.ts',
  'scripts/locks/check.ts',
];
/** Migrations are never edited. docs/decisions/0038 names the locks that their triggers take. */
const EARLIER_MIGRATIONS = /\/migrations\/00(0\d|1[0-2])_/;

const CLAUSE =
  /\bfor\s+(no\s+key\s+)?update\b(?!-)|\bfor\s+(key\s+)?share\b(?!-)|\bpg_(try_)?advisory_(xact_)?(un)?lock|\block\s+table\b/gi;

async function locksIn(path: string): Promise<string[]> {
  const text = await readFile(join(ROOT, path), 'utf8');
  return [...text.matchAll(CLAUSE)].map(({ 0: clause, index }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${path}:${line}: "${clause.replace(/\s+/g, ' ')}" is not from platform/db/locks.ts`;
  });
}

const files: string[] = [];
for (const room of ['apps/api', 'bench', 'e2e', 'seeds', 'scripts']) {
  for await (const path of glob(`${room}/**/*.{ts,sql}`, {
    cwd: ROOT,
    exclude: (name) => name.endsWith('node_modules'),
  })) {
    files.push(relative(ROOT, join(ROOT, path)));
  }
}
const read = files.filter(
  (path) => path !== PLANTED && !LADDER.includes(path) && !EARLIER_MIGRATIONS.test(`/${path}`),
);
const problems = (await Promise.all(read.map(locksIn))).flat();

// The check proves itself on a file with seven locks.
const planted = await locksIn(PLANTED);
if (planted.length !== 7) problems.push(`${planted.length} of the 7 planted locks were found`);
if (read.length < 500) problems.push(`only ${read.length} files were read`);

for (const problem of problems) console.error(problem);
console.log(`${read.length} files, ${planted.length} planted locks found`);
process.exitCode = problems.length > 0 ? 1 : 0;
