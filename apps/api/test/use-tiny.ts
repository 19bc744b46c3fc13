import { afterAll } from 'vitest';
import type { Db } from '../src/platform/db/index.ts';
import { type Build, builders } from './build.ts';
import { type TinyApp, type TinyOptions, tinyApp } from './tiny-app.ts';

export interface Tiny extends Sql, Pick<TinyApp, 'as'> {
  readonly app: TinyApp;
  readonly db: Db;
  readonly build: Build;
}

/** Statements of a test, which bypass the rules of the product. */
export interface Sql {
  /** Returns the rows of a statement. */
  rows<Row extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<Row[]>;
  /** Returns the only row of a statement; throws when there is none, or another. */
  one<Row extends object = Record<string, unknown>>(
    text: string,
    params?: readonly unknown[],
  ): Promise<Row>;
  /** Runs a statement; returns the number of affected rows. */
  run(text: string, params?: readonly unknown[]): Promise<number>;
}

/**
 * Starts the application on the tiny world for all tests of a file or suite, and closes it after
 * them.
 */
export async function useTiny(options?: TinyOptions): Promise<Tiny> {
  const app = await tinyApp(options);
  afterAll(() => app.close());
  const { db } = app.platform;
  return { app, db, as: app.as, build: builders(db), ...sqlOf(db) };
}

export function sqlOf(db: Db): Sql {
  const rows: Sql['rows'] = async <Row extends object>(
    text: string,
    params: readonly unknown[] = [],
  ) => (await db.run<Row>(text, params)).rows;
  return {
    rows,
    async one<Row extends object>(text: string, params: readonly unknown[] = []): Promise<Row> {
      const [row, ...others] = await rows<Row>(text, params);
      if (row === undefined || others.length > 0) {
        throw new Error(`${row === undefined ? 'no row' : 'several rows'}: ${text}`);
      }
      return row;
    },
    run: async (text, params = []) => (await db.run(text, params)).rowCount,
  };
}
