import { randomUUID } from 'node:crypto';
import { TINY } from '@yay/seeds/tiny';
import { words } from '@yay/words/errors/en';
import { describe, expect, test } from 'vitest';
import { creditWorld } from './credit.fixture.ts';

const world = await creditWorld();

const waiting = async (by = world.ada) => (await by.send('GET', '/api/approvals')).json();
const listed = async (userId: number, by = world.cleo) =>
  (await by.send('GET', `/api/users/${userId}/credit`)).json();

describe('credit that is given', () => {
  test('is the family’s, on its statement, in its mail and in the record', async () => {
    const { ada, family, give, funds, rows } = world;
    const id = await family({ first: 'Dana', locale: 'es' });
    const answer = await give(ada, id, 1250, { reason: '  The bowl\narrived cold. ' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      data: { amount: 1250, status: 'issued', taken_back: null, left: 1250 },
      message: 'Credit applied.',
    });
    expect(await funds(id)).toMatchObject({ promoCredit: 1250, credit: 0, owed: 0 });
    const statement = await ada.send('GET', `/api/users/${id}/statement`);
    expect(statement.json().data.lines).toMatchObject([
      { kind: 'credit_issued', credit: 1250, reason: 'The bowl\narrived cold.' },
    ]);
    const [letter] = await rows<{
      template: string;
      locale: string;
      subject: string;
      text: string;
    }>('select template, locale, subject, text_body as text from mails where user_id = $1', [id]);
    expect(letter).toMatchObject({ template: 'credit_issued', locale: 'es' });
    expect(letter?.text).toContain('Motivo: The bowl arrived cold.');
    const [deed] = await rows(
      `select actor_id, about_user_id, subject_label, after from activity_log
       where action = 'credit.issued' and about_user_id = $1`,
      [id],
    );
    expect(deed).toMatchObject({
      actor_id: ada.id,
      subject_label: '$12.50',
      after: { amount_cents: 1250 },
    });
  });

  test('pays the debt first, and ends its consequences', async () => {
    const { ada, family, give, build, funds, rows } = world;
    const id = await family();
    await build.debt(id, 900);
    await rows(
      `insert into dunning_cases (user_id, grace_ends_at) values ($1, app_now() + interval '7 days')`,
      [id],
    );
    await rows('update users set delinquent = true where id = $1', [id]);
    await give(ada, id, 1000);
    expect(await funds(id)).toMatchObject({ owed: 0, promoCredit: 100 });
    const [user] = await rows('select delinquent from users where id = $1', [id]);
    expect(user).toEqual({ delinquent: false });
    const [open] = await rows('select closed_at from dunning_cases where user_id = $1', [id]);
    expect(open).not.toEqual({ closed_at: null });
  });

  test.each([
    [0, 'amount_low'],
    [-1, 'amount_low'],
    [0.5, 'not_whole_cents'],
    [20_001, 'over_limit'],
    [1e12, 'over_limit'],
    [1e300, 'over_limit'],
    ['100', 'invalid'],
    [null, 'invalid'],
  ] as const)('is no sum of %j', async (amount, code) => {
    const { ada, family, give, funds } = world;
    const id = await family();
    const answer = await give(ada, id, amount);
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json();
    expect(errors).toEqual({ amount: [words.field[code]] });
    expect(await funds(id)).toMatchObject({ promoCredit: 0 });
  });

  test.each([['no'], ['x'.repeat(501)], ['bell \u0007 rings'], ['   ']])(
    'needs a reason in words: %j',
    async (reason) => {
      const { ada, family, give } = world;
      const answer = await give(ada, await family(), 100, { reason });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().errors).toHaveProperty('reason');
    },
  );

  test('is given once under one key, however often and however close together', async () => {
    const { ada, family, give, funds, rows } = world;
    const id = await family();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => give(ada, id, 300, { key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1);
    expect(await funds(id)).toMatchObject({ promoCredit: 300 });
    expect(await rows('select from mails where user_id = $1', [id])).toHaveLength(1);
    expect((await give(ada, id, 301, { key })).json().code).toBe('key_reused');
    const others = await Promise.all([
      give(ada, await family(), 300, { key }),
      give(ada, await family(), 300, { key }),
    ]);
    expect(others.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
    // Somebody else's key is her own.
    expect((await give(world.bea, id, 300, { key })).statusCode).toBe(201);
  });

  test('needs a key', async () => {
    const { ada, family } = world;
    const body = { amount: 100, reason: 'Late van' };
    const answer = await ada.send('POST', `/api/users/${await family()}/credit`, body);
    expect(answer.statusCode).toBe(422);
  });

  test('goes to nobody who does not exist or has left', async () => {
    const { ada, family, give, rows } = world;
    expect((await give(ada, 2_000_000_000, 100)).statusCode).toBe(404);
    const gone = await family();
    await rows('update users set deleted_at = app_now() where id = $1', [gone]);
    expect((await give(ada, gone, 100)).statusCode).toBe(403);
  });

  test('is not given by who may not, nor in somebody else’s name', async () => {
    const { app, ada, bea, cleo, family, give } = world;
    const id = await family();
    expect((await give(cleo, id, 100)).statusCode).toBe(403);
    expect((await give(await app.as(id), id, 100)).statusCode).toBe(403);
    expect((await give(app.nobody, id, 100)).statusCode).toBe(401);
    const asBea = await app.as(bea.id, TINY.users.admin.id);
    expect((await give(asBea, id, 100)).json().code).toBe('not_while_impersonating');
    const smuggled = await ada.send(
      'POST',
      `/api/users/${id}/credit`,
      { amount: 100, reason: 'Late van', actor_id: bea.id, decided_by: bea.id, status: 'issued' },
      { 'idempotency-key': randomUUID() },
    );
    expect(smuggled.statusCode).toBe(422);
    expect((await listed(id)).data).toEqual([]);
  });
});

describe('credit over the limit', () => {
  test('waits, and is given once by somebody else', async () => {
    const { ada, bea, cleo, family, give, decide, funds, rows } = world;
    const id = await family();
    const asked = (await give(ada, id, 5_001)).json().data;
    expect(asked.status).toBe('waiting');
    expect(await funds(id)).toMatchObject({ promoCredit: 0 });
    expect((await waiting(ada)).data).toContainEqual(
      expect.objectContaining({ kind: 'grant', id: asked.id, why_not: 'yours' }),
    );
    expect((await waiting(bea)).data).toContainEqual(
      expect.objectContaining({ kind: 'grant', id: asked.id, why_not: null }),
    );
    expect((await decide(ada, 'grant', asked.id)).json().code).toBe('second_person');
    expect((await decide(cleo, 'grant', asked.id)).statusCode).toBe(403);
    const tries = await Promise.all(
      Array.from({ length: 6 }, () => decide(bea, 'grant', asked.id)),
    );
    expect(tries.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
    expect(await funds(id)).toMatchObject({ promoCredit: 5_001 });
    const [deed] = await rows(
      `select actor_id, after from activity_log where action = 'credit.issued' and about_user_id = $1`,
      [id],
    );
    expect(deed).toMatchObject({ actor_id: bea.id, after: { asked_by: expect.any(String) } });
    expect((await listed(id)).data[0]).toMatchObject({
      status: 'issued',
      asked_by: { id: ada.id },
      decided_by: { id: bea.id },
    });
  });

  test('is refused for good', async () => {
    const { ada, bea, family, give, decide, funds } = world;
    const id = await family();
    const { data } = (await give(ada, id, 6_000)).json();
    expect((await decide(bea, 'grant', data.id, 'refuse')).statusCode).toBe(200);
    expect((await decide(bea, 'grant', data.id)).json().code).toBe('already_decided');
    expect(await funds(id)).toMatchObject({ promoCredit: 0 });
    expect((await listed(id)).data[0]).toMatchObject({ status: 'refused', left: 0 });
  });

  test('is not split into sums that are under it', async () => {
    const { ada, bea, family, give } = world;
    const id = await family();
    const states = await Promise.all(
      [3_000, 3_000, 3_000].map(async (cents) => (await give(ada, id, cents)).json().data.status),
    );
    expect(states.toSorted()).toEqual(['issued', 'waiting', 'waiting']);
    expect((await give(bea, id, 3_000)).json().data.status).toBe('issued');
  });

  test('waits for somebody else, whatever the sum, when it is for oneself', async () => {
    const { ada, bea, give, decide } = world;
    const own = (await give(ada, ada.id, 100)).json().data;
    expect(own.status).toBe('waiting');
    expect((await decide(ada, 'grant', own.id)).json().code).toBe('second_person');
    const forBea = (await give(ada, bea.id, 9_000)).json().data;
    expect((await decide(bea, 'grant', forBea.id)).json().code).toBe('second_person');
    expect((await waiting(bea)).data).toContainEqual(
      expect.objectContaining({ id: forBea.id, why_not: 'for_you' }),
    );
  });

  test('is not decided as somebody else', async () => {
    const { app, bea, family, give, decide } = world;
    const admin = await app.as(TINY.users.admin.id);
    const { data } = (await give(admin, await family(), 6_000)).json();
    const asBea = await app.as(bea.id, TINY.users.admin.id);
    expect((await decide(asBea, 'grant', data.id)).json().code).toBe('not_while_impersonating');
    expect((await decide(bea, 'grant', 2_000_000_000)).statusCode).toBe(404);
    expect((await decide(bea, 'nothing', data.id)).statusCode).toBe(422);
  });

  test('follows the site option, whatever stands in it', async () => {
    const { ada, family, give, rows } = world;
    const set = (fields: object) =>
      rows(
        `insert into site_options (type, fields) values ('money_limits', $1)
         on conflict (type) do update set fields = excluded.fields`,
        [JSON.stringify(fields)],
      );
    await set({ credit_max_cents: 300, second_person_over_cents: 100 });
    expect((await give(ada, await family(), 301)).statusCode).toBe(422);
    expect((await give(ada, await family(), 300)).json().data.status).toBe('waiting');
    expect((await give(ada, await family(), 100)).json().data.status).toBe('issued');
    await set({ credit_max_cents: 'lots' });
    expect((await give(ada, await family(), 20_001)).statusCode).toBe(422);
    await rows(`delete from site_options where type = 'money_limits'`);
  });
});
