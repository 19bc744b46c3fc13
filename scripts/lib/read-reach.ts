import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOMS, readProjectImports } from '../rooms/read-imports.ts';
import { changedFiles } from './changed-files.ts';
import { type Imports, type Reach, reachOf } from './reach.ts';
import { ROOT } from './run.ts';

/** Reads who imports whom in the project as it stands. */
export async function readProject(): Promise<Imports> {
  const { modules } = await readProjectImports(ROOT);
  const own = modules.filter(({ source }) => ROOMS.some((room) => source.startsWith(`${room}/`)));
  return new Map(own.map(({ source, targets }) => [source, targets]));
}

export function readSource(path: string): string {
  const file = join(ROOT, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Reads what the changes since `base` can reach, and says it; undefined for everything. */
export async function readReach(base: string): Promise<Reach | undefined> {
  const changed = await changedFiles(base);
  const reach = reachOf(changed, await readProject(), readSource);
  if (reach === 'all') {
    console.log(`${changed.length} files differ from ${base}, and any test may depend on them.`);
    return undefined;
  }
  const { unit, widgets, db, journeys, pages } = reach;
  const names = [...journeys, ...pages.map((name) => `the page ${name}`)];
  console.log(
    `${changed.length} files differ from ${base}. They reach ${unit.length} files of unit tests,`,
    `${widgets.length} of widgets, ${db.length} of tests with the database, and of journeys:\n  ${names.join('\n  ') || 'none'}`,
  );
  return reach;
}
