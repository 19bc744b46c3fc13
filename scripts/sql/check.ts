import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureDatabase, startEmbedded } from '../../apps/api/src/platform/db/embedded/index.ts';
import { connectDb, migrate } from '../../apps/api/src/platform/db/index.ts';
import { startJobs } from '../../apps/api/src/platform/jobs/index.ts';
import { silentLog } from '../../apps/api/test/silent-log.ts';
import { ROOT } from '../lib/run.ts';
import { compareRow } from './compare.ts';
import { type Column, type Describer, openDescriber } from './describe.ts';
import { NEVER_NULL, PUT_TOGETHER, SOME_NEVER_SENT } from './exceptions.ts';
import { readStatements, type Statement } from './read-statements.ts';

/** A reader that understands nothing finds nothing wrong. */
const FEWEST_STATEMENTS = 700;
const FEWEST_ROWS = 450;
const PLANTED = 'scripts/sql/planted/statements.ts';
const PASSED = join(ROOT, 'node_modules/.cache/sql-check.json');

const read = ['apps/api/{src,migrations}/**/*', 'packages/*/src/**/*.ts', 'scripts/{sql,lib}/**/*'];
const sources = globSync([...read, 'package-lock.json'], { cwd: ROOT })
  .filter((path) => /\.(ts|sql|json)$/.test(path) && !/\.test\.ts$/.test(path))
  .toSorted();

const state = await hashOf(sources);
const passed = await readFile(PASSED, 'utf8').then(JSON.parse, () => undefined);
if (passed?.state === state) {
  console.log(`${passed.summary} (nothing changed since)`);
} else {
  const { problems, summary } = await check();
  for (const problem of problems) console.error(problem);
  console.log(summary);
  if (problems.length > 0) process.exitCode = 1;
  else {
    await mkdir(dirname(PASSED), { recursive: true });
    await writeFile(PASSED, JSON.stringify({ state, summary }));
  }
}

async function check(): Promise<{ problems: string[]; summary: string }> {
  const product = sources.filter((path) =>
    /^apps\/api\/src\/(?!.*\.fixture\.ts$).*\.ts$/.test(path),
  );
  const all = readStatements(
    ROOT.replace(/\/$/, ''),
    [...product, PLANTED].map((path) => join(ROOT, path)),
  );
  const planted = all.filter(({ place }) => place.startsWith(PLANTED));
  const statements = all.filter((statement) => !planted.includes(statement));
  const found = await onMigratedDatabase(async (describer) => ({
    planted: await problemsOf(planted, describer),
    product: await problemsOf(statements, describer),
  }));

  const problems = [
    ...withoutExceptions(found.product),
    ...missedViolations(planted, found.planted),
  ];
  const constant = statements.filter(({ texts }) => texts.length > 0);
  const rows = constant.filter(({ row }) => row).length;
  if (constant.length < FEWEST_STATEMENTS) problems.push(`only ${constant.length} statements`);
  if (rows < FEWEST_ROWS) problems.push(`only ${rows} row types`);
  const exceptions = Object.keys(NEVER_NULL).length;
  const summary = `${constant.length} statements, ${rows} with a row type; ${statements.length - constant.length} put together at run time, ${exceptions} columns never null by a rule of the data; ${planted.length} planted`;
  return { problems, summary };
}

interface Problem {
  readonly statement: Statement;
  readonly text: string;
}

async function problemsOf(
  statements: readonly Statement[],
  describer: Describer,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const statement of statements) {
    const texts = new Set<string>();
    const refusals = new Set<string>();
    let described = 0;
    if (statement.reason !== undefined) texts.add(`the text is not constant: ${statement.reason}`);
    for (const text of statement.texts) {
      const columns = await describeOrRefuse(text, describer);
      if (typeof columns === 'string') refusals.add(columns);
      else {
        described += 1;
        if (statement.row)
          for (const problem of compareRow(statement.row, columns)) texts.add(problem);
      }
    }
    if (described === 0 || !SOME_NEVER_SENT.has(fileOf(statement))) {
      for (const refusal of refusals) texts.add(refusal);
    }
    problems.push(...[...texts].map((text) => ({ statement, text })));
  }
  return problems;
}

/** Returns the columns, or the message with which the database refuses the statement. */
async function describeOrRefuse(
  text: string,
  describer: Describer,
): Promise<readonly Column[] | string> {
  try {
    return await describer.describe(text);
  } catch (error) {
    if (error instanceof Error && 'severity' in error) return error.message;
    throw error;
  }
}

function fileOf({ place }: Statement): string {
  return place.replace(/:\d+$/, '');
}

function withoutExceptions(problems: readonly Problem[]): string[] {
  const unused = new Set(Object.keys(NEVER_NULL));
  const putTogether = new Map<string, number>();
  const left: string[] = [];
  for (const { statement, text } of problems) {
    const { place, name, reason } = statement;
    const file = fileOf(statement);
    const column = / may be null$/.test(text) ? text.replace(' may be null', '') : undefined;
    if (reason !== undefined && PUT_TOGETHER[file] !== undefined) {
      putTogether.set(file, (putTogether.get(file) ?? 0) + 1);
    } else if (column !== undefined && NEVER_NULL[`${name} ${column}`] !== undefined) {
      unused.delete(`${name} ${column}`);
    } else {
      left.push(`${place} ${name}: ${text}`);
    }
  }
  for (const key of unused) left.push(`scripts/sql/exceptions.ts: ${key} is not needed`);
  for (const [file, count] of Object.entries(PUT_TOGETHER)) {
    const now = putTogether.get(file) ?? 0;
    if (now !== count) left.push(`${file}: ${now} statements are put together, not ${count}`);
  }
  return left;
}

/** Each planted statement has its name as its problem, and the sound ones have none. */
function missedViolations(planted: readonly Statement[], problems: readonly Problem[]): string[] {
  const wrong = problems.filter(({ statement, text }) => !text.includes(statement.name));
  const caught = new Set(problems.map(({ statement }) => statement.place));
  const missed = planted.filter(
    ({ place, name }) => !name.startsWith('sound.') && !caught.has(place),
  );
  return [
    ...wrong.map(({ statement, text }) => `${statement.place}: ${text}`),
    ...missed.map(({ place, name }) => `${place}: '${name}' was not found`),
  ];
}

async function onMigratedDatabase<T>(act: (describer: Describer) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yay-sql-'));
  const server = await startEmbedded({ dataDir, fsync: false });
  try {
    const url = await ensureDatabase(server, 'sql');
    await migrate(url);
    // The tables of pg-boss are its own to make.
    const db = connectDb({ url, max: 2 });
    const jobs = await startJobs({ db, log: silentLog, kinds: [], workers: 'none' });
    await jobs.stop();
    await db.close();
    const describer = await openDescriber(url);
    try {
      return await act(describer);
    } finally {
      await describer.close();
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function hashOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(await readFile(join(ROOT, path)));
  return hash.digest('hex');
}
