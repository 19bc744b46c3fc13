import type { DiscountRecord } from '@yay/contract/discounts/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, forgetOrders, weekClient } from '../../../test/index.ts';
import { act, create, discountDesk, post, put, read } from './discounts.fixture.ts';

const { parentA, parentB } = TINY.users;
const { items, lunchers } = TINY;
const MON = '2026-11-23';

const desk = await discountDesk();
const { db, run, rows } = desk;
beforeEach(async () => {
  await run('update discounts set alone_by = null, alone_at = null, alone_cents = null');
  await run('update discounts set archived_at = app_now() where waiting_by is not null');
  await forgetOrders(db);
});

const someone = async (...roles: ('admin' | 'customer' | 'marketing')[]) => {
  const id = await desk.build.person({ roles });
  return { id, caller: await desk.as(id) };
};
const made = async (more: object, caller?: Caller): Promise<DiscountRecord> => {
  const answer = await post({ kind: 'amount', ...more }, caller);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data;
};
const approvals = async (caller: Caller) =>
  (await caller.send('GET', '/api/approvals'))
    .json()
    .data.filter(({ kind }: { kind: string }) => kind === 'discount');
const decide = (caller: Caller, id: number, decision: 'approve' | 'refuse') =>
  caller.send('POST', `/api/approvals/discount/${id}/${decision}`, {});
/** Saves a week with the code; returns null when it is taken, else the reason why not. */
async function taken(code: string, userId: number = parentB.id): Promise<string | null> {
  const week = weekClient(await desk.as(userId), userId, MON);
  await week.read();
  const answer = await week.put(
    { [lunchers.cleo]: [{ date: MON, entreeId: items.bowl }] },
    { code, key: crypto.randomUUID() },
  );
  if (answer.statusCode !== 200) return answer.json().discount_problem;
  return answer.json().data.discount_code === code ? null : answer.json().data.discount_problem;
}

describe('a promo code', () => {
  test.each([
    ['of a percentage', { kind: 'percent', value: 1, max_uses: 1 }, null],
    [
      'of a percentage with a most, without a limit of uses',
      { kind: 'percent', value: 1, most_cents: 1 },
      null,
    ],
    [
      'of a percentage that may give more than one person may',
      { kind: 'percent', value: 10, most_cents: 1_000, max_uses: 6 },
      6_000,
    ],
    ['without a limit of uses', { value: 1 }, null],
    ['that gives more than one person may', { value: 1_000, max_uses: 6 }, 6_000],
  ])('%s waits for a second person, and no week takes it', async (_title, more, amount) => {
    const { id, code, state } = await made(more, desk.marketing);
    expect(state).toBe('waiting');
    expect(await taken(code)).toBe('not_started');
    const second = await someone('admin');
    expect(await approvals(second.caller)).toEqual([
      expect.objectContaining({
        id,
        amount,
        why_not: null,
        promo: expect.objectContaining({ code }),
      }),
    ]);
    expect((await decide(second.caller, id, 'approve')).statusCode).toBe(200);
    expect((await read(id)).state).toBe('active');
    expect(await taken(code)).toBeNull();
    expect(await approvals(second.caller)).toEqual([]);
    expect((await decide(second.caller, id, 'refuse')).json().code).toBe('already_decided');
  });

  test('within the limits counts at once, and its worth counts with what she gives that day', async () => {
    const { caller } = await someone('admin');
    const first = await made({ value: 500, max_uses: 8 }, caller);
    expect(first.state).toBe('active');
    expect(await taken(first.code)).toBeNull();
    expect((await made({ value: 500, max_uses: 3 }, caller)).state).toBe('waiting');
    expect((await made({ value: 500, max_uses: 2 }, caller)).state).toBe('active');
    expect((await made({ value: 1, max_uses: 1 }, caller)).state).toBe('waiting');
    // Anybody may have a code: so much less may she give by hand to any family.
    const credit = await caller.send(
      'POST',
      `/api/users/${parentA.id}/credit`,
      { amount: 100, reason: 'A cold lunch' },
      { 'idempotency-key': crypto.randomUUID() },
    );
    expect(credit.json().data.status).toBe('waiting');
  });

  test('of a percentage counts at once where the most of a week makes it known what it gives', async () => {
    const { caller } = await someone('admin');
    const percentage = { kind: 'percent', value: 50, most_cents: 300, max_uses: 10 };
    const code = await made(percentage, caller);
    expect([code.state, code.most_cents]).toEqual(['active', 300]);
    expect(await taken(code.code)).toBeNull();
    const [week] = await rows<{ discount_cents: number; terms: object }>(
      'select discount_cents, discount_terms as terms from order_weeks where user_id = $1',
      [parentB.id],
    );
    expect(week).toMatchObject({ discount_cents: 300, terms: { value: 50, most_cents: 300 } });
    expect((await made({ value: 2_001, max_uses: 1 }, caller)).state).toBe('waiting');
    expect((await made({ value: 2_000, max_uses: 1 }, caller)).state).toBe('active');
    // Without its most it is a percentage of which nobody knows, and it is agreed to anew.
    const changed = await put(await read(code.id), { most_cents: null }, caller);
    expect(changed.json().data.state).toBe('waiting');
    const dollars = await post({ kind: 'amount', value: 100, most_cents: 50 }, caller);
    expect(dollars.json().errors).toEqual({ most_cents: [expect.any(String)] });
  });

  test('twenty at once are no more than the limit', async () => {
    const { caller } = await someone('admin');
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => made({ value: 1_000, max_uses: 1 }, caller)),
    );
    expect(codes.filter(({ state }) => state === 'active')).toHaveLength(5);
  });

  test('is let through neither by who made it nor by who changed it', async () => {
    const [maker, editor, second] = [
      await someone('admin'),
      await someone('admin'),
      await someone('admin', 'customer'),
    ];
    const discount = await made({ value: 100 }, maker.caller);
    expect((await put(discount, { value: 200 }, editor.caller)).statusCode).toBe(200);
    for (const { caller } of [maker, editor]) {
      expect(await approvals(caller)).toMatchObject([{ why_not: 'yours' }]);
      expect((await decide(caller, discount.id, 'approve')).json().code).toBe('second_person');
    }
    expect((await decide(desk.marketing, discount.id, 'approve')).statusCode).toBe(403);
    expect((await decide(second.caller, discount.id, 'approve')).statusCode).toBe(200);
    const [row] = await rows<{ approved_by: number }>(
      'select approved_by from discounts where id = $1',
      [discount.id],
    );
    expect(row?.approved_by).toBe(second.id);
  });

  test('that was agreed to waits again once its terms change, and its name does not', async () => {
    const discount = await create({ kind: 'amount', value: 100 });
    const named = await put(discount, { name: 'Fall', notes: 'For the fair' });
    expect(named.json().data.state).toBe('active');
    const changed = await put(named.json().data, { value: 101 });
    expect(changed.json().data.state).toBe('waiting');
    expect(await taken(discount.code)).toBe('not_started');
  });

  test('that waits again stays with the weeks that hold it', async () => {
    const discount = await create({ kind: 'amount', value: 100 });
    expect(await taken(discount.code)).toBeNull();
    await put(await read(discount.id), { value: 500 });
    const week = weekClient(await desk.as(parentB.id), parentB.id, MON);
    expect(await week.read()).toMatchObject({ discount_code: discount.code });
    const saved = await week.save({
      [lunchers.cleo]: [{ date: '2026-11-24', entreeId: items.bowl }],
    });
    expect(saved).toMatchObject({ order_summary: { discount_total: 100 } });
  });

  test('that is turned down is archived, and waits still when it is put back', async () => {
    const second = await someone('admin');
    const { id, code } = await made({ value: 100 });
    expect((await decide(second.caller, id, 'refuse')).statusCode).toBe(200);
    expect((await read(id)).state).toBe('archived');
    expect(await approvals(second.caller)).toEqual([]);
    await act(id, 'restore');
    expect((await read(id)).state).toBe('waiting');
    expect(await taken(code)).toBe('not_started');
    expect(await approvals(second.caller)).toHaveLength(1);
  });

  test('is nothing for the family of who agreed to it', async () => {
    const { id, code } = await made({ value: 100 });
    await run(
      'update discounts set waiting_by = null, waiting_since = null, approved_by = $2 where id = $1',
      [id, parentB.id],
    );
    expect(await taken(code)).toBe('yours');
  });

  test('of before keeps counting', async () => {
    expect(await taken('LUNCH5')).not.toBe('not_started');
  });
});
