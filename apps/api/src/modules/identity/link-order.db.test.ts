import { createHash, randomBytes } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { lockWaits, useTiny } from '../../../test/index.ts';
import { LOCKS, watchStatements } from '../../platform/db/index.ts';

const { parentA, support } = TINY.users;
const ROUNDS = 25;
const { app, as, build, db, rows, run } = await useTiny();
const casey = await as(support.id);
beforeEach(() => run('truncate rate_limits'));

const remove = (id: number) => casey.send('DELETE', `/api/users/${id}`);
const reset = (token: string) =>
  app.nobody.send('POST', '/api/reset-password', { token, password: 'four plates of soup' });

/** A family with open links for another password; returns its id and their tokens. */
async function withLinks(count: number): Promise<{ id: number; tokens: string[] }> {
  const id = await build.person({ roles: ['customer'] });
  await run(
    `update users set password_hash = (select password_hash from users where id = $2) where id = $1`,
    [id, parentA.id],
  );
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) {
    await run(
      `insert into password_links (token_hash, user_id, kind, expires_at)
       values ($1, $2, 'reset', clock_timestamp() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), id],
    );
  }
  return { id, tokens };
}

const openLinks = (id: number) =>
  rows('select from password_links where user_id = $1 and used_at is null', [id]);

/** Transactions that were begun for links: one per act, and another for each that ran again. */
const begun = (statements: readonly string[]) =>
  statements.filter((text) => text.includes('order by token_hash') && !text.includes('skip locked'))
    .length;

describe('a link for a password and its account are locked in one order:', () => {
  test.each([
    ['a deletion by the team', (id: number) => remove(id)],
    [
      'a deletion by oneself',
      async (id: number) =>
        (await as(id)).send('DELETE', '/api/account', { password: TINY.password }),
    ],
  ])('%s waits for a link that is being used before it holds the account', async (_who, act) => {
    const { id } = await withLinks(1);
    const user = await db.pool.connect();
    try {
      await user.query('begin');
      await user.query(
        `select from password_links where user_id = $1
         order by token_hash ${LOCKS.passwordLinks.forUpdate()}`,
        [id],
      );
      const acting = act(id);
      await expect.poll(() => lockWaits(rows)).toBe(1);
      await user.query(`select from users where id = $1 ${LOCKS.people.forUpdate(['$1'])} nowait`, [
        id,
      ]);
      await user.query('commit');
      expect((await acting).statusCode).toBe(200);
    } finally {
      user.release();
    }
    expect(await openLinks(id)).toEqual([]);
  });

  test(`a deletion and a reset at once, ${ROUNDS} times, never meet in a ring`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await run('truncate rate_limits');
      const { id, tokens } = await withLinks(3);
      const { result, statements } = await watchStatements(() =>
        Promise.all([remove(id), reset(tokens[round % 3] ?? '')]),
      );
      const [removed, set] = result.map(({ statusCode }) => statusCode);
      expect(removed).toBe(200);
      expect([200, 422]).toContain(set);
      expect(begun(statements)).toBeLessThanOrEqual(2);
      expect(await openLinks(id)).toEqual([]);
      expect(
        await rows('select from users where id = $1 and deleted_at is not null', [id]),
      ).toHaveLength(1);
    }
  });

  test(`of two links of one account used at once one sets the password, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await run('truncate rate_limits');
      const { id, tokens } = await withLinks(2);
      const { result, statements } = await watchStatements(() => Promise.all(tokens.map(reset)));
      expect(result.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
      expect(begun(statements)).toBeLessThanOrEqual(2);
      expect(await openLinks(id)).toEqual([]);
    }
  });
});
