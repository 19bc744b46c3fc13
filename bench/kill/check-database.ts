import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import type { SaveResult } from '@yay/contract/orders/calls';
import type pg from 'pg';
import type { Parent } from './parent.ts';

const INVARIANTS = await readFile(new URL('../invariants.sql', import.meta.url), 'utf8');

/** Returns rows that break an invariant of every world. */
export async function brokenRules(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ rule: string; found: string }>(INVARIANTS);
  return rows.map(({ rule, found }) => `${rule}: ${found}`);
}

export async function lastEvent(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select coalesce(max(id), 0)::int as id from order_events',
  );
  return rows[0]?.id ?? 0;
}

/**
 * Checks that every response is kept under its key and agrees with the events: one for each day
 * that a response reports as changed, and no other event.
 */
export async function checkAnswers(
  client: pg.ClientBase,
  parents: readonly Parent[],
  since: number,
): Promise<string[]> {
  const problems: string[] = [];
  const families = Map.groupBy(parents, ({ family }) => family.userId);
  const { rows: keys } = await client.query<{ user_id: number; key: string; response: SaveResult }>(
    'select user_id, key, response from idempotency_keys where user_id = any($1)',
    [[...families.keys()]],
  );
  const kept = new Map(keys.map(({ user_id, key, response }) => [`${user_id}|${key}`, response]));
  const { rows: events } = await client.query<{ user_id: number; count: number }>(
    `select user_id, count(*)::int from order_events
     where id > $1 and user_id = any($2) group by user_id`,
    [since, [...families.keys()]],
  );
  const happened = new Map(events.map(({ user_id, count }) => [user_id, count]));
  for (const [userId, ofFamily] of families) {
    let changes = 0;
    for (const [key, data] of ofFamily.flatMap(({ answered }) => [...answered])) {
      const response = kept.get(`${userId}|${key}`);
      if (!isDeepStrictEqual(response?.data, data)) {
        problems.push(`family ${userId}: an acknowledged save is not what its key has`);
      }
      changes += data.results.filter(
        ({ outcome }) => outcome === 'saved' || outcome === 'removed',
      ).length;
    }
    const found = happened.get(userId) ?? 0;
    if (found !== changes) {
      problems.push(`family ${userId}: ${changes} changes were acknowledged and ${found} happened`);
    }
  }
  const told = parents.reduce((sum, { answered }) => sum + answered.size, 0);
  if (keys.length !== told) {
    problems.push(`${keys.length} saves are kept and ${told} were answered`);
  }
  return problems;
}
