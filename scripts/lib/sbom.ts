import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './run.ts';

interface Bill {
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly { readonly 'bom-ref': string }[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Locked {
  readonly name: string;
  readonly packages: Readonly<
    Record<string, { readonly name?: string; readonly version?: string; readonly dev?: boolean }>
  >;
}

const FOLDER = 'node_modules/';

export async function readLock(): Promise<Locked> {
  return JSON.parse(await readFile(join(ROOT, 'package-lock.json'), 'utf8'));
}

/** Returns the packages, as name@version, that the lock file has for more than development. */
export function shippedPackages({ packages }: Locked): Set<string> {
  const shipped = Object.entries(packages).flatMap(([path, { name, version, dev }]) => {
    if (dev || version === undefined || path === '') return [];
    return `${name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)}@${version}`;
  });
  return new Set(shipped);
}

/**
 * Returns npm's bill of materials without what only development needs. `npm sbom --omit=dev` leaves
 * out too what one workspace needs for its tests and another one to run, such as the database's driver.
 */
export async function shippedParts(): Promise<Bill> {
  const [lock, { stdout }] = await Promise.all([
    readLock(),
    promisify(execFile)(
      'npm',
      ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
      { cwd: ROOT, maxBuffer: 64_000_000 },
    ),
  ]);
  const bill: Bill = JSON.parse(stdout);
  const shipped = shippedPackages(lock);
  const root = bill.dependencies[0]?.ref;
  const isShipped = (ref: string) => ref === root || shipped.has(ref);
  return {
    ...bill,
    // npm names it by its folder.
    metadata: { ...bill.metadata, component: { ...bill.metadata.component, name: lock.name } },
    components: bill.components.filter((component) => isShipped(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => isShipped(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  };
}
