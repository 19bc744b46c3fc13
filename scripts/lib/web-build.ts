import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runTool } from './run.ts';

const DIST = join(ROOT, 'apps/web/dist');
const MARK = join(DIST, '.sources');
const SOURCES = [
  'apps/web/{src,public,vite}/**/*',
  'apps/web/{index.html,vite.config.ts,package.json}',
  'packages/*/src/**/*',
  'package-lock.json',
];

/** Builds the web application when its sources are not those of the last build. */
export async function ensureWebBuild(): Promise<void> {
  const wanted = await hashSources();
  const built = existsSync(MARK) ? await readFile(MARK, 'utf8') : '';
  if (built === wanted) return;
  console.log('Building the web application ...');
  const { code, output } = await runTool('vite', ['build', 'apps/web', '--logLevel', 'warn'], {
    // Test runners set another one, of which React would be built with its warnings.
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The web application could not be built:\n${output}`);
  await writeFile(MARK, wanted);
}

async function hashSources(): Promise<string> {
  const paths: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      paths.push(join(entry.parentPath, entry.name));
    }
  }
  const hash = createHash('sha256');
  for (const path of paths.sort()) {
    hash
      .update(path.slice(ROOT.length))
      .update('\0')
      .update(await readFile(path))
      .update('\0');
  }
  return hash.digest('hex');
}
