import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Names that the global setup hands to the workers through the environment. */
export const SERVER_URL = 'E2E_DATABASE_SERVER';
export const TEMPLATE = 'yay_e2e_template';

/** Runs a statement in the database of a world. */
export type Rows = <Row extends object>(
  text: string,
  params?: readonly unknown[],
) => Promise<Row[]>;

function serverUrl(): string {
  const url = process.env[SERVER_URL];
  if (url === undefined) throw new Error('the database of the journeys is not running');
  return url;
}

export function urlOf(database: string, server: string = serverUrl()): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates an empty database. */
export async function emptyDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `yay_e2e_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name}`);
  return {
    url: urlOf(name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** Creates a copy of the demo world for one journey. */
export async function copyWorld(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `yay_e2e_${randomBytes(8).toString('hex')}`;
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    url: urlOf(name),
    drop: () => onServer(`drop database if exists ${name} with (force)`),
  };
}
