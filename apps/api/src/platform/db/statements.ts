import { AsyncLocalStorage } from 'node:async_hooks';

const tally = new AsyncLocalStorage<string[]>();

/** Runs `act` and returns every SQL statement that it sent, BEGIN and COMMIT included. */
export async function watchStatements<T>(
  act: () => Promise<T>,
): Promise<{ result: T; statements: readonly string[] }> {
  const statements: string[] = [];
  const result = await tally.run(statements, act);
  return { result, statements };
}

export function noteStatement(text: string): void {
  tally.getStore()?.push(text);
}
