import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
// Declares what is injected, for whoever takes tests from another workspace.
import type {} from './global-setup.ts';
import { copyDatabase, onServer } from './on-server.ts';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** `migrated` has the product's tables and no rows, `tiny` the tiny world as of TINY_NOW. */
  readonly from?: 'empty' | 'migrated' | 'tiny';
}

/** Creates a database for one test file. */
export async function testDatabase({
  from = 'migrated',
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = inject('databaseUrl');
  const name = `yay_test_${randomBytes(8).toString('hex')}`;
  await copyDatabase(server, templateOf(from), name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

function templateOf(from: 'empty' | 'migrated' | 'tiny'): string {
  if (from === 'empty') return 'template1';
  return inject(from === 'tiny' ? 'tinyDatabase' : 'templateDatabase');
}
