import pg from 'pg';

/** Runs one statement on a connection of its own: for creating and dropping databases. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Creates a database as a copy of a template that has no connections. */
export const copyDatabase = (url: string, template: string, name: string): Promise<void> =>
  onServer(url, `create database ${name} template ${template} strategy file_copy`);
