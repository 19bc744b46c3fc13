import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { after, CARDS, CHARGED, dunningWorld, type Family } from '../../../test/dunning-world.ts';
import { weekClient } from '../../../test/index.ts';
import { readFunds } from '../ledger/index.ts';
import { leaveOthersAlone } from '../payments/other-provider.ts';
import { settleFamilyWeek } from '../settlement/index.ts';

const world = await dunningWorld();
beforeEach(async () => {
  await world.app.at(CHARGED);
  await world.run('update dunning_cases set closed_at = app_now() where closed_at is null');
  await world.run('delete from market_days');
  await world.run(`delete from site_options where type = 'dunning'`);
});

/** Monday's lunch locks on Sunday, before the grace has ended; Tuesday's after. */
const MON = '2026-11-30';
const TUE = '2026-12-01';
const WED = '2026-12-02';
const MON_LOCKS = '2026-11-29T22:00:30Z';
const TUE_LOCKS = '2026-11-30T22:00:30Z';
const WED_LOCKS = '2026-12-01T22:00:30Z';

describe('warnings', () => {
  test('are sent three days and one day before, with the lunches at risk', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.order(MON);
    await family.order(TUE, 725);
    await family.order(WED, 500);
    await family.failToPay();
    await world.app.at(after(4, -1));
    await world.sweep();
    expect(await family.letters()).not.toHaveProperty('unpaid_warning');
    await world.app.at(after(4));
    await world.sweep();
    await Promise.all([world.sweepDebts(), world.sweepDebts()]);
    expect(await family.letters()).toMatchObject({ unpaid_warning: 1 });
    const [mail] = await world.rows<{ subject: string; text_body: string }>(
      `select subject, text_body from mails where user_id = $1 and template = 'unpaid_warning'`,
      [family.id],
    );
    expect(mail?.subject).toBe('2 lunches are about to be canceled');
    for (const words of ['$12.50', 'December 1', '$7.25', 'December 2', '$5.00', 'Cleo']) {
      expect(mail?.text_body).toContain(words);
    }
    expect(mail?.text_body).not.toContain('November 30');
    await world.app.at(after(6));
    await world.sweep();
    await world.sweep();
    await world.app.at(after(8));
    await world.sweep();
    expect(await family.letters()).toMatchObject({ unpaid_warning: 2 });
  });

  test('are sent once after an outage, and not without lunches at risk', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.order(TUE);
    await family.failToPay();
    const other = await world.family({ card: CARDS.declined });
    await other.order(MON);
    await other.failToPay();
    await world.app.at(after(6));
    await world.sweep();
    await world.sweep();
    expect(await family.letters()).toMatchObject({ unpaid_warning: 1 });
    expect(await other.letters()).not.toHaveProperty('unpaid_warning');
  });

  test('are not sent to a family that has paid', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.order(TUE);
    await family.failToPay();
    await family.addCard();
    await family.pay();
    await world.app.at(after(4));
    await world.sweep();
    expect(await family.letters()).not.toHaveProperty('unpaid_warning');
  });
});

describe('an unpaid lunch', () => {
  test('is cancelled once when its day locks after the grace, and no other lunch is', async () => {
    const family = await world.family({ card: CARDS.declined });
    const honest = await world.family({ card: CARDS.pays });
    const [mon, tue, wed] = [
      await family.order(MON),
      await family.order(TUE),
      await family.order(WED),
    ];
    const theirs = await honest.order(TUE);
    await family.failToPay();
    await honest.failToPay();

    await world.app.at(MON_LOCKS);
    await world.lock();
    expect(await family.status(mon)).toBe('locked');
    await world.app.at(TUE_LOCKS);
    await Promise.all([world.lock(), world.lock(), world.lock()]);
    expect(await family.status(tue)).toBe('unpaid');
    expect(await family.status(wed)).toBe('placed');
    expect(await honest.status(theirs)).toBe('locked');
    expect(await family.letters()).toMatchObject({ unpaid_cancelled: 1 });
    const events = await world.rows(
      `select kind, actor_id, after->>'because' as because from order_events where order_id = $1`,
      [tue],
    );
    expect(events).toEqual([{ kind: 'cancelled', actor_id: null, because: 'unpaid' }]);
    const [mail] = await world.rows<{ text_body: string }>(
      `select text_body from mails where user_id = $1 and template = 'unpaid_cancelled'`,
      [family.id],
    );
    expect(mail?.text_body).toContain('$12.50 from before is still due');
    await world.app.at(WED_LOCKS);
    await world.lock();
    expect(await family.status(wed)).toBe('unpaid');
  });

  test('that was charged is reversed, and with it the debt', async () => {
    const family = await world.family({ card: CARDS.declined });
    // Charged on the Monday of its own week, at noon; the grace is over before Wednesday locks.
    await world.run(
      `insert into site_options (type, fields) values ('dunning', $1)
       on conflict (type) do update set fields = excluded.fields`,
      [{ retry_after_days: [], grace_days: 1, warn_days_before: [] }],
    );
    await world.app.at('2026-11-20T16:00:00Z');
    const wed = await family.order('2026-11-25', 900);
    const { db } = world.app.platform;
    await world.app.at('2026-11-23T17:05:00Z');
    await db.tx((tx) =>
      settleFamilyWeek(tx, world.payments, { userId: family.id, monday: '2026-11-23' as never }),
    );
    await world.app.runJobs();
    expect(await family.owed()).toBe(900);
    expect(await family.me()).toMatchObject({ delinquent: 1, must_pay: true });
    await world.app.at('2026-11-24T22:00:30Z');
    await world.lock();
    expect(await family.status(wed)).toBe('unpaid');
    expect(await family.owed()).toBe(0);
    expect(await family.me()).toMatchObject({ delinquent: 0, must_pay: false });
    const [mail] = await world.rows<{ text_body: string }>(
      `select text_body from mails where user_id = $1 and template = 'unpaid_cancelled'`,
      [family.id],
    );
    expect(mail?.text_body).toContain('nothing else is due');
  });

  test.each(Array.from({ length: 6 }, (_, run) => run))(
    'is either cancelled or paid when both happen at the same moment (%i)',
    async () => {
      const family = await world.family({ card: CARDS.declined });
      const tue = await family.order(TUE);
      await family.failToPay();
      await family.addCard();
      await world.app.at(TUE_LOCKS);
      const [paid] = await Promise.all([family.pay(), world.lock(), world.lock()]);
      expect(paid.json()).toMatchObject({ success: true });
      const status = await family.status(tue);
      expect(['unpaid', 'locked']).toContain(status);
      const letters = await family.letters();
      expect(letters.unpaid_cancelled ?? 0).toBe(status === 'unpaid' ? 1 : 0);
      expect(await readFunds(world.db, family.id)).toMatchObject({
        owed: 0,
        credit: 0,
      });
      expect(await family.me()).toMatchObject({ delinquent: 0, must_pay: false });
    },
  );

  test.each(['pending', 'requires_action'])(
    'waits while its payment is open at a former provider, which may have taken it (%s)',
    async (status) => {
      const family = await world.family({ card: CARDS.declined });
      const [tue, wed] = [await family.order(TUE), await family.order(WED)];
      await family.failToPay();
      await world.run(
        `insert into payments (user_id, purpose, amount_cents, provider, off_session, status, intent_id)
         values ($1::int, 'debt', 1250, 'stripe', true, $2, 'pi_former_' || $1::int)`,
        [family.id, status],
      );
      await leaveOthersAlone(world.payments.parts);
      const staff = await world.as(TINY.users.support.id);
      const listed = async () => {
        const cases = (await staff.send('GET', '/api/dunning?state=elsewhere')).json();
        const list = await staff.send('POST', '/api/list', {
          model: 'DunningCase',
          columns: ['user_id', 'state'],
          where: [{ column: 'state', value: 'elsewhere' }],
        });
        const ids = list.json().data.map(({ user_id }: { user_id: number }) => user_id);
        expect(cases.data).toMatchObject(ids.map((id: number) => ({ family: { id } })));
        return ids;
      };

      await world.app.at(after(6));
      await world.sweep();
      await world.app.at(TUE_LOCKS);
      await world.lock();
      expect(await family.status(tue)).toBe('locked');
      expect(await family.letters()).toEqual({ payment_failed: 1 });
      expect(await listed()).toEqual([family.id]);

      // It was settled there: nothing was taken.
      await world.run(
        `update payments set status = 'failed', failure_code = 'card_declined', finished_at = app_now()
         where user_id = $1 and provider = 'stripe'`,
        [family.id],
      );
      await world.app.at(WED_LOCKS);
      await world.lock();
      expect(await family.status(wed)).toBe('unpaid');
      expect(await listed()).toEqual([]);
    },
  );

  test('of one family delays no kitchen', async () => {
    const family = await world.family({ card: CARDS.declined });
    const tue = await family.order(TUE);
    await family.failToPay();
    await world.run(
      `create function refuse_unpaid() returns trigger language plpgsql as
       $$ begin raise exception 'broken for a test'; end $$`,
    );
    await world.run(
      `create trigger refuse_unpaid before update on orders for each row
       when (new.status = 'cancelled') execute function refuse_unpaid()`,
    );
    await world.app.at(TUE_LOCKS);
    await world.lock();
    await world.run('drop trigger refuse_unpaid on orders');
    await world.run('drop function refuse_unpaid');
    expect(await family.status(tue)).toBe('locked');
  });

  test('is cancelled by the clock of its own market', async () => {
    const family = await world.family({ card: CARDS.declined });
    const luncherId = await world.build.luncher(family.id, { gradeId: TINY.grades.centralFirst });
    const east = await family.order(TUE);
    const central = await world.build.order({ luncherId, date: TUE });
    await family.failToPay();
    await world.app.at(TUE_LOCKS);
    await world.lock();
    expect([await family.status(east), await family.status(central)]).toEqual(['unpaid', 'placed']);
    await world.app.at('2026-11-30T23:00:30Z');
    await world.lock();
    expect(await family.status(central)).toBe('unpaid');
    expect(await family.letters()).toMatchObject({ unpaid_cancelled: 2 });
  });
});

describe('a family that owes', () => {
  const NEXT = '2026-11-30';
  const { bowl } = TINY.items;
  const lunch = (date: string) => ({ date, entreeId: bowl });
  const week = (family: Family) => weekClient(family, family.id, NEXT);

  test('is refused a new week with the reason until it has paid', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    const client = week(family);
    const calendar = await client.read();
    const days = Object.values(calendar.days).flatMap((of) => Object.values(of));
    expect(days).toHaveLength(5);
    for (const day of days) {
      expect(day).toMatchObject({ orderable: false, closed_code: 'payment_due' });
    }
    const refused = await client.save({ [family.luncherId]: [lunch(TUE)] });
    expect(refused.results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);
    expect(refused.selections).toEqual({});
    const surprise = await client.save({
      [family.luncherId]: [{ date: WED, entreeId: null, chooseRandomDailySpecial: true }],
    });
    expect(surprise.results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);

    await family.addCard();
    await family.pay();
    const taken = await client.save({ [family.luncherId]: [lunch(TUE)] });
    expect(taken.results).toMatchObject([{ outcome: 'saved' }]);
  });

  test('can change and clear a week that has orders', async () => {
    const family = await world.family({ card: CARDS.declined });
    const client = week(family);
    await client.save({ [family.luncherId]: [lunch(TUE)] });
    await family.failToPay();
    const more = await client.save({ [family.luncherId]: [lunch(WED)] });
    expect(more.results).toMatchObject([{ outcome: 'saved' }]);
    expect((await client.clear([family.luncherId])).statusCode).toBe(200);
    const again = await client.save({ [family.luncherId]: [lunch(WED)] });
    expect(again.results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);
  });

  test('is refused orders by the team as well', async () => {
    const family = await world.family({ card: CARDS.declined });
    await family.failToPay();
    const staff = await world.as(family.id, TINY.users.support.id);
    const client = weekClient(staff, family.id, NEXT);
    await client.read();
    const answer = await client.save({ [family.luncherId]: [lunch(TUE)] });
    expect(answer.results).toMatchObject([{ outcome: 'refused', code: 'payment_due' }]);
  });

  test('owes nothing and can order again after the unpaid lunches are cancelled', async () => {
    const family = await world.family({ card: CARDS.declined });
    const client = weekClient(family, family.id, '2026-11-23');
    await world.app.at('2026-11-20T16:00:00Z');
    await client.save({ [family.luncherId]: [lunch('2026-11-27')] });
    await world.app.at('2026-11-23T17:05:00Z');
    const { db } = world.app.platform;
    await db.tx((tx) =>
      settleFamilyWeek(tx, world.payments, { userId: family.id, monday: '2026-11-23' as never }),
    );
    await world.app.runJobs();
    expect(await family.me()).toMatchObject({ delinquent: 1 });
    await client.read();
    expect((await client.clear([family.luncherId])).statusCode).toBe(200);
    expect(await family.owed()).toBe(0);
    expect(await family.me()).toMatchObject({ delinquent: 0 });
    expect(await family.deeds()).toEqual(['dunning.opened', 'dunning.closed']);
  });
});
