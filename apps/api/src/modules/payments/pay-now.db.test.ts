import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CARDS, type Family, paymentsWorld } from '../../../test/payments-world.ts';

const world = await paymentsWorld();
beforeAll(async () => {
  await world.run(
    `insert into site_options (type, fields) values ('yay_bucks', $1)
     on conflict (type) do update set fields = excluded.fields`,
    [OFFER],
  );
});
beforeEach(() => {
  world.bank.setFaults([]);
  world.told.succeeded.length = 0;
  world.told.failed.length = 0;
});

const OFFER = {
  enabled: true,
  starts_on: '2026-11-01',
  ends_on: '2026-11-30',
  tiers: [
    { amount: 10_000, bonus: 500 },
    { amount: 20_000, bonus: 1_500 },
  ],
};

async function even(): Promise<void> {
  const { provider, ledger } = await world.taken();
  expect(ledger).toBe(provider);
}

/** Returns the charges that the provider itself has taken under our reference. */
async function chargesOf(reference: string | undefined): Promise<number[]> {
  const charges: number[] = [];
  const period = { since: new Date(0), until: new Date(Date.now() + 60_000) };
  for (let after: string | null = ''; after !== null; ) {
    const page = await world.provider.listMovements({ ...period, ...(after !== '' && { after }) });
    charges.push(
      ...page.movements.filter((one) => one.reference === reference).map(({ amount }) => amount),
    );
    after = page.next;
  }
  return charges;
}

/** Answers her bank, as the browser does with the secret that it was given. */
async function answerBank(secret: string, outcome: 'approve' | 'decline'): Promise<void> {
  const [intent] = secret.split('_secret_');
  await world.provider.passOn(`/pay/v1/payment_intents/${intent}/authenticate`, {
    client_secret: secret,
    outcome,
  });
}

const look = async (family: Family, payment: string) =>
  (await family.send('GET', `/api/payments/${family.id}/payments/${payment}`)).json();

describe('an immediate payment', () => {
  test('of nothing is a success of nothing', async () => {
    const family = await world.family({ card: CARDS.pays });
    expect((await family.pay()).json()).toMatchObject({ success: true, amount: 0, payment: null });
    expect(await family.payments()).toEqual([]);
  });

  test.each(Array.from({ length: 50 }, (_, run) => run))(
    'asked for by five at once is one charge, and all five are told of it (%i)',
    async () => {
      const family = await world.family({ card: CARDS.pays, owes: 2_340 });
      const answers = await Promise.all(Array.from({ length: 5 }, () => family.pay()));
      const told = answers.map((answer) => answer.json());
      expect(new Set(told.map(({ payment }) => payment)).size).toBe(1);
      for (const one of told) {
        expect(one).toMatchObject({ success: true, status: 'succeeded', amount: 2_340 });
      }
      const [payment, ...others] = await family.payments();
      expect(others).toEqual([]);
      expect(await chargesOf(payment?.public_id)).toEqual([2_340]);
      expect(await family.funds()).toMatchObject({ owed: 0, credit: 0 });
      await even();
    },
  );

  test('that is refused is refused for all five, after one try', async () => {
    const family = await world.family({ card: CARDS.declinedLater, owes: 900 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => family.pay()));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ success: false, status: 'failed' });
    }
    expect(await family.payments()).toHaveLength(1);
    expect(world.told.failed).toHaveLength(1);
    expect(await family.funds()).toMatchObject({ owed: 900 });
  });

  test('takes over the charge that was planned', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 900 });
    await world.db.tx((tx) => world.payments.requestDebtCharge(tx, family.id));
    expect((await family.pay()).json()).toMatchObject({ success: true, amount: 900 });
    await world.runJobs();
    expect(await family.payments()).toMatchObject([{ status: 'succeeded', off_session: false }]);
    await even();
  });

  test('asks a person who is there to answer her bank, and once', async () => {
    const family = await world.family({ card: CARDS.asksAlways, owes: 1_500 });
    const first = (await family.pay()).json();
    const second = (await family.pay()).json();
    expect(first).toMatchObject({ success: false, status: 'requires_action' });
    expect(second).toMatchObject({ payment: first.payment, client_secret: first.client_secret });
    await answerBank(first.client_secret, 'approve');
    await world.bank.tellAll();
    await world.runJobs();
    expect(await look(family, first.payment)).toMatchObject({ success: true });
    expect(await family.funds()).toMatchObject({ owed: 0 });
    await even();
  });

  test('whose bank said no is failed, and can be tried again', async () => {
    const family = await world.family({ card: CARDS.asksAlways, owes: 1_500 });
    const first = (await family.pay()).json();
    await answerBank(first.client_secret, 'decline');
    expect(await look(family, first.payment)).toMatchObject({ success: false, status: 'failed' });
    await family.later();
    expect((await family.pay()).json()).toMatchObject({ status: 'requires_action' });
    expect(await family.payments()).toHaveLength(2);
    await even();
  });

  test('that is left at the bank is taken back, and is owed as before', async () => {
    const family = await world.family({ card: CARDS.asksAlways, owes: 1_500 });
    const first = (await family.pay()).json();
    await world.sweep();
    expect(await look(family, first.payment)).toMatchObject({
      status: 'cancelled',
      failure_code: 'not_completed',
    });
    expect(world.told.failed.filter(({ user_id }) => user_id === family.id)).toMatchObject([
      { status: 'cancelled' },
    ]);
    // Too late: the bank's answer takes nothing any more.
    await answerBank(first.client_secret, 'approve');
    await world.sweep();
    expect(await family.funds()).toMatchObject({ owed: 1_500 });
    await even();
  });

  test('with another card leaves the bank of the first alone', async () => {
    const family = await world.family({ card: CARDS.asksAlways, owes: 1_500 });
    const first = (await family.pay()).json();
    const other = await family.addCard(CARDS.alsoPays);
    await family.send('POST', `/api/payments/${family.id}/default-payment-method`, {
      paymentMethod: other,
    });
    expect((await family.pay()).json()).toMatchObject({ success: true, amount: 1_500 });
    expect(await look(family, first.payment)).toMatchObject({ failure_code: 'other_card' });
    expect(world.told.failed).toEqual([]);
    await world.runJobs();
    expect(await family.payments()).toHaveLength(2);
    await even();
  });

  test('under a key is one payment, and the key is good for nothing else', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 800 });
    const first = (await family.pay('pay-key-1')).json();
    await family.owe(300);
    expect((await family.pay('pay-key-1')).json()).toEqual(first);
    await family.later();
    expect((await family.pay('pay-key-2')).json()).toMatchObject({ amount: 300 });
    const method = await family.addCard();
    const reused = await family.buy(10_000, method, 'pay-key-1');
    expect([reused.statusCode, reused.json().code]).toEqual([409, 'key_reused']);
    expect((await family.pay('short')).statusCode).toBe(422);
    await even();
  });

  test('of which nothing is known in time is answered as such', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 800 });
    world.bank.setFaults([{ on: 'create_payment', act: 'lost_reply' }]);
    const answer = await family.pay();
    expect(answer.statusCode).toBe(202);
    expect(answer.json()).toMatchObject({ success: false, status: 'pending', amount: 800 });
    await world.sweep();
    expect(await look(family, answer.json().payment)).toMatchObject({ success: true });
    await even();
  });

  test('belongs to its family', async () => {
    const family = await world.family({ card: CARDS.pays, owes: 800 });
    const other = await world.family({ card: CARDS.pays });
    const { send: staff } = await world.person(['customer_support']);
    const { send: acting } = await impersonating(family.id);
    const url = `/api/payments/${family.id}/immediate-payment`;
    const none = await other.send('POST', '/api/payments/2000000000/immediate-payment');
    const theirs = await other.send('POST', url);
    expect([theirs.statusCode, theirs.body]).toEqual([404, none.body]);
    expect((await staff('POST', url)).statusCode).toBe(404);
    const refused = await acting('POST', url);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_while_impersonating']);
    const { payment } = (await family.pay()).json();
    const looked = (send: Family['send'], userId: number) =>
      send('GET', `/api/payments/${userId}/payments/${payment}`);
    expect((await looked(other.send, other.id)).statusCode).toBe(404);
    expect((await looked(other.send, family.id)).statusCode).toBe(404);
    expect((await looked(staff, family.id)).json()).toMatchObject({ success: true });
  });
});

async function impersonating(userId: number) {
  const { id } = await world.person(['customer_support']);
  const session = await world.one<{ token: string }>(
    `with token as (select encode(sha256(random()::text::bytea), 'hex') as token)
     insert into sessions (token_hash, user_id, impersonator_id, expires_at)
     select sha256(token::bytea), $1, $2, clock_timestamp() + interval '1 day' from token
     returning (select token from token)`,
    [userId, id],
  );
  const token = session.token;
  const send: Family['send'] = async (method, url, body) =>
    await world.server.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(body !== undefined && { payload: body }),
    });
  return { send };
}

describe('paying ahead', () => {
  test('is worth the paid sum, and the bonus of its tier besides', async () => {
    const family = await world.family();
    const method = await family.addCard();
    expect((await family.buy(20_000, method)).json()).toMatchObject({
      success: true,
      amount: 20_000,
      card: { brand: 'visa', last4: '4242' },
    });
    expect(await family.funds()).toMatchObject({ yayBucks: 20_000, yayBonus: 1_500, owed: 0 });
    await even();
  });

  test('pays the debt first, and leaves the rest to spend', async () => {
    const family = await world.family({ owes: 12_000 });
    const method = await family.addCard();
    await family.buy(10_000, method);
    expect(await family.funds()).toMatchObject({ owed: 1_500, yayBucks: 0, yayBonus: 0 });
    world.told.cleared.length = 0;
    await family.buy(10_000, method, 'the-second-time');
    expect(await family.funds()).toMatchObject({ owed: 0, yayBucks: 9_000, yayBonus: 0 });
    expect(world.told.cleared).toEqual([family.id]);
    await even();
  });

  test.each([0, -1, 0.5, 1e12, 10_001, '10000', null, Number.NaN, [10_000], { cents: 10_000 }])(
    'of %s is refused at its field',
    async (amount) => {
      const family = await world.family();
      const method = await family.addCard();
      const answer = await family.buy(amount, method);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['amount']);
      expect(await family.payments()).toEqual([]);
    },
  );

  test('is for the days of its window', async () => {
    const family = await world.family();
    const method = await family.addCard();
    const set = (fields: object) =>
      world.run(`update site_options set fields = $1 where type = 'yay_bucks'`, [fields]);
    for (const closed of [
      { ...OFFER, enabled: false },
      { ...OFFER, ends_on: '2026-11-17' },
      { ...OFFER, starts_on: '2026-11-19' },
      { ...OFFER, tiers: [{ amount: -5, bonus: 1 }] },
      {},
    ]) {
      await set(closed);
      const answer = await family.buy(10_000, method);
      expect(answer.statusCode).toBe(422);
      const params = (await family.send('GET', '/api/yay-bucks-params')).json().data;
      expect(params.open && params.tiers.length > 0).toBe(false);
    }
    await set({ ...OFFER, starts_on: '2026-11-18', ends_on: '2026-11-18' });
    expect((await family.send('GET', '/api/yay-bucks-params')).json().data).toEqual({
      enabled: true,
      open: true,
      window: { start: '2026-11-18', end: '2026-11-18' },
      tiers: OFFER.tiers,
    });
    expect((await family.buy(10_000, method)).json()).toMatchObject({ success: true });
    await set(OFFER);
  });

  describe('whose bonus one person alone promised', () => {
    const GENEROUS = {
      ...OFFER,
      tiers: [
        { amount: 4_000, bonus: 2_000 },
        { amount: 10_000, bonus: 0 },
      ],
    };
    const saved = (by: number, before: object | null, after: object) =>
      world.run(
        `insert into site_option_changes (type, version, before, after, actor_id)
         select 'yay_bucks', count(*) + 1, $1, $2, $3 from site_option_changes
         where type = 'yay_bucks'`,
        [before, after, by],
      );
    const set = (type: string, fields: object) =>
      world.run(
        `insert into site_options (type, fields) values ($1, $2)
         on conflict (type) do update set fields = excluded.fields`,
        [type, fields],
      );
    const bonusFor = async (family: Family): Promise<number> => {
      const { tiers } = (await family.send('GET', '/api/yay-bucks-params')).json().data;
      return tiers[0].bonus;
    };
    let author: Family;
    beforeEach(async () => {
      author = await world.family();
      await set('yay_bucks', GENEROUS);
      await saved(author.id, OFFER, GENEROUS);
      await world.run('delete from rate_limits');
    });
    afterEach(async () => {
      await set('yay_bucks', OFFER);
      await world.run(`delete from site_options where type = 'money_limits'`);
      await world.run(`delete from site_option_changes where type = 'yay_bucks'`);
      await world.run(`update payments set details = details - 'promised_by'`);
    });

    test('gives a family no more of it than its author may give it in a day', async () => {
      const family = await world.family();
      const method = await family.addCard();
      const key = crypto.randomUUID();
      for (const one of [key, crypto.randomUUID()]) {
        expect((await family.buy(4_000, method, one)).json()).toMatchObject({ success: true });
      }
      expect(await family.funds()).toMatchObject({ yayBucks: 8_000, yayBonus: 4_000 });
      // 20 more would be 60 dollars: over the 50 of one person for one family.
      expect(await bonusFor(family)).toBe(0);
      expect((await family.buy(4_000, method, crypto.randomUUID())).json()).toMatchObject({
        success: true,
      });
      expect(await family.funds()).toMatchObject({ yayBucks: 12_000, yayBonus: 4_000 });
      // A purchase whose answer was lost stays the same, whatever is offered by now.
      expect((await family.buy(4_000, method, key)).json()).toMatchObject({ success: true });
      expect(await family.funds()).toMatchObject({ yayBucks: 12_000, yayBonus: 4_000 });
      expect(await bonusFor(await world.family())).toBe(2_000);
      await even();
    });

    test('gives all families of a day together no more, twenty at once', async () => {
      await set('money_limits', { person_day_cents: 7_000 });
      const families = await Promise.all(Array.from({ length: 20 }, () => world.family()));
      const bonuses = await Promise.all(
        families.map(async (family) => {
          const bought = await family.buy(4_000, await family.addCard(), crypto.randomUUID());
          expect(bought.json()).toMatchObject({ success: true });
          return (await family.funds()).yayBonus;
        }),
      );
      expect(bonuses.filter((bonus) => bonus > 0)).toEqual([2_000, 2_000, 2_000]);
      await even();
    });

    test('takes no money of who was shown a bonus that is over by now', async () => {
      await set('money_limits', { person_day_cents: 0 });
      const family = await world.family();
      const body = {
        userId: family.id,
        paymentMethod: await family.addCard(),
        amount: 4_000,
        bonus: 2_000,
      };
      const refused = await family.send('POST', '/api/yay-bucks-payments', body);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'offer_changed']);
      expect(await family.payments()).toEqual([]);
      await set('money_limits', {});
      const bought = await family.send('POST', '/api/yay-bucks-payments', body);
      expect(bought.json()).toMatchObject({ success: true });
      expect(await family.funds()).toMatchObject({ yayBonus: 2_000 });
    });

    test('is what two promised once somebody else saved the offer, and is not counted', async () => {
      await set('money_limits', { person_day_cents: 0 });
      const [second, family] = [await world.family(), await world.family()];
      expect(await bonusFor(family)).toBe(0);
      const later = { ...GENEROUS, ends_on: '2026-11-29' };
      await saved(author.id, GENEROUS, later);
      expect(await bonusFor(family)).toBe(0);
      await saved(second.id, later, GENEROUS);
      expect(await bonusFor(family)).toBe(2_000);
      const method = await family.addCard();
      for (const one of [1, 2, 3]) {
        await family.buy(4_000, method, crypto.randomUUID());
        expect(await family.funds()).toMatchObject({ yayBonus: 2_000 * one });
      }
      // Raised again, it is one person's again.
      const more = { ...GENEROUS, tiers: [{ amount: 4_000, bonus: 2_001 }] };
      await set('yay_bucks', more);
      await saved(author.id, GENEROUS, more);
      expect(await bonusFor(family)).toBe(0);
    });
  });

  test('has no bonus for who wrote its tier or saved the offer last, and is paid all the same', async () => {
    const [author, editor, family] = [
      await world.family(),
      await world.family(),
      await world.family(),
    ];
    const [tier] = OFFER.tiers.filter(({ amount }) => amount === 10_000);
    const bonus = tier?.bonus ?? 0;
    expect(bonus).toBeGreaterThan(0);
    const saved = (by: number, before: object | null, after: object) =>
      world.run(
        `insert into site_option_changes (type, version, before, after, actor_id)
         select 'yay_bucks', count(*) + 1, $1, $2, $3 from site_option_changes
         where type = 'yay_bucks'`,
        [before, after, by],
      );
    const boughtBy = async (one: typeof family) => {
      const before = (await one.funds()).yayBonus;
      const answer = await one.buy(10_000, await one.addCard(), crypto.randomUUID());
      expect(answer.json()).toMatchObject({ success: true });
      return (await one.funds()).yayBonus - before;
    };
    await saved(author.id, { ...OFFER, tiers: [] }, OFFER);
    expect(await boughtBy(author)).toBe(0);
    expect(await boughtBy(family)).toBe(bonus);
    const params = (await author.send('GET', '/api/yay-bucks-params')).json().data;
    expect(params.tiers.map((one: { bonus: number }) => one.bonus)).toEqual(
      OFFER.tiers.map(() => 0),
    );
    // Somebody who saves the days alone is the last to let it stand, and did not write its tiers.
    await saved(editor.id, OFFER, { ...OFFER, ends_on: '2026-12-31' });
    expect(await boughtBy(editor)).toBe(0);
    expect(await boughtBy(author)).toBe(0);
    expect(await boughtBy(family)).toBe(bonus);
    // Written anew by somebody else, it is nobody's of before.
    await saved(editor.id, OFFER, { ...OFFER, tiers: [] });
    await saved(editor.id, { ...OFFER, tiers: [] }, OFFER);
    expect(await boughtBy(author)).toBe(bonus);
    await world.run(`delete from site_option_changes where type = 'yay_bucks'`);
    await even();
  });

  test('twice at once is one purchase; under two keys it is two', async () => {
    const family = await world.family();
    const method = await family.addCard();
    world.bank.setFaults([{ on: 'create_payment', act: 'slow', ms: 600 }]);
    const both = await Promise.all([family.buy(10_000, method), family.buy(10_000, method)]);
    expect(new Set(both.map((answer) => answer.json().payment)).size).toBe(1);
    expect(await family.funds()).toMatchObject({ yayBucks: 10_000 });
    await Promise.all(
      ['key-number-1', 'key-number-2', 'key-number-1'].map((key) =>
        family.buy(10_000, method, key),
      ),
    );
    expect(await family.funds()).toMatchObject({ yayBucks: 30_000, yayBonus: 1_500 });
    const other = await family.buy(20_000, method, 'key-number-1');
    expect([other.statusCode, other.json().code]).toEqual([409, 'key_reused']);
    await even();
  });

  test('that is refused gives nothing', async () => {
    const family = await world.family();
    const method = await family.addCard(CARDS.declinedLater);
    expect((await family.buy(10_000, method)).json()).toMatchObject({
      success: false,
      status: 'failed',
    });
    expect(await family.funds()).toMatchObject({ yayBucks: 0, yayBonus: 0 });
  });

  test('with somebody else’s card, or for somebody else, is not there', async () => {
    const family = await world.family();
    const other = await world.family();
    const theirs = await other.addCard();
    const own = await family.addCard();
    expect((await family.buy(10_000, theirs)).statusCode).toBe(404);
    expect((await family.buy(10_000, 'pm_nobody')).statusCode).toBe(404);
    const forOther = await family.send('POST', '/api/yay-bucks-payments', {
      userId: other.id,
      paymentMethod: own,
      amount: 10_000,
    });
    expect(forOther.statusCode).toBe(404);
    expect(await other.payments()).toEqual([]);
  });

  test('whose buyer and process are gone is brought to its end', async () => {
    const family = await world.family();
    const method = await family.addCard();
    world.bank.setFaults([{ on: 'create_payment', act: 'unavailable' }]);
    const buying = family.buy(10_000, method, 'a-key-of-hers');
    await expect
      .poll(async () => (await family.payments()).map(({ status }) => status))
      .toEqual(['pending']);
    await world.sweep();
    expect((await buying).json()).toMatchObject({ success: true });
    expect(await family.funds()).toMatchObject({ yayBucks: 10_000, yayBonus: 500 });
    await even();
  });
});
