import { TINY } from '@yay/seeds/tiny';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTiny, weekClient } from '../../../test/index.ts';
import { expectWhole } from '../mass-cancellation/cancellation.fixture.ts';
import { at, MON, NOBODYS, TUE, tripWorld } from './class-trips.fixture.ts';

const { eastern } = TINY.schools;
const { easternFirst, easternFourth, centralFirst } = TINY.grades;

const { app, as, rows, run } = await useTiny();
const trips = await tripWorld(app);
const { world, office, post, proposal, makeLink, propose, look, decide, agree } = trips;
beforeEach(() => trips.reset());

describe('a class trip of some children', () => {
  const called = async (first: string, last: string, grade: number = easternFirst) => {
    const family = await world.family(grade);
    await run('update lunchers set first = $2, last = $3 where id = $1', [
      family.luncherId,
      first,
      last,
    ]);
    return family;
  };
  const standing = async () =>
    (
      await rows<{ luncher_id: number }>(
        `select luncher_id from orders where date = $1 and status = 'placed' order by luncher_id`,
        [TUE],
      )
    ).map(({ luncher_id: id }) => id);
  const namesKept = () => rows('select names from class_trips where names is not null');

  test('finds a child by the longest name that a child can have', async () => {
    const [first, last] = ['Wolfeschlegel '.repeat(6).slice(0, 80).trim(), 'ñ'.repeat(80)];
    const goes = await called(first.padEnd(80, 'x'), last);
    const { token } = await makeLink();
    const id = await propose(token, { children: [`${first.padEnd(80, 'x')} ${last}`] });
    expect((await look(id)).naming?.chosen).toEqual([goes.luncherId]);
  });

  test('takes the lunch of those children alone, and gives it free again once lifted', async () => {
    const [goes, stays] = [await called('Mía', 'Ñandú'), await called('Stay', 'Home')];
    for (const one of [goes, stays]) await world.save(one, MON, [TUE]);
    const { token } = await makeLink();
    const id = await propose(token, { children: ['mia nandu'] });
    const before = await look(id);
    expect(before).toMatchObject({
      children: 1,
      lunches: null,
      preview: { affected: { orders: 1, families: 1 } },
      orders: [{ luncher_id: goes.luncherId }],
      naming: {
        names: [{ name: 'mia nandu', matches: [goes.luncherId] }],
        chosen: [goes.luncherId],
      },
    });
    const agreed = await agree(id, before.naming?.chosen ?? []);
    expect(agreed.statusCode, agreed.body).toBe(200);
    await app.runJobs();
    expect(await standing()).toEqual([stays.luncherId]);
    expect((await world.lettersOf()).map(({ user_id }) => user_id)).toEqual([goes.id]);
    expect(await namesKept()).toEqual([]);
    expect(await look(id)).toMatchObject({ state: 'agreed', orders: [{ cancelled: true }] });

    const closures = (
      await office.send('GET', `/api/v2/blackouts?destination_id=${eastern}`)
    ).json();
    expect(closures.data).toMatchObject([
      { grade: { id: easternFirst }, children: 1, affected_orders: 1 },
    ]);
    const save = async (family: typeof goes) => {
      const client = weekClient(await as(family.id), family.id, MON);
      await client.read();
      const answer = await client.put({
        [family.luncherId]: [{ date: TUE, entreeId: TINY.items.bowl }],
      });
      return answer.json().data.results[0]?.code ?? answer.json().data.results[0]?.outcome;
    };
    expect(await save(goes)).toBe('blackout');
    const lifted = await office.send(
      'POST',
      '/api/v2/blackouts/removals',
      { blackouts: [closures.data[0].id] },
      { 'idempotency-key': 'children-lifted' },
    );
    expect(lifted.statusCode, lifted.body).toBe(201);
    await app.runJobs();
    expect(await save(goes)).toBe('saved');
    await expectWhole(app);
  });

  test('shows the day closed to that child, and not to a child that has left the grade', async () => {
    const family = await called('Ana', 'Moves');
    const { token } = await makeLink();
    const id = await propose(token, { children: ['Ana Moves'] });
    expect((await agree(id, [family.luncherId])).statusCode).toBe(200);
    await app.runJobs();
    const shown = async () => {
      const week = await weekClient(await as(family.id), family.id, MON).read();
      const days = Object.values(week.days).flat();
      return days.find(({ date }) => date === TUE)?.blackout?.name ?? null;
    };
    expect(await shown()).toBe('Science Center');
    await run('update lunchers set grade_id = $2 where id = $1', [family.luncherId, easternFourth]);
    expect(await shown()).toBeNull();
  });

  test('is answered the same whether or not there is such a child', async () => {
    await called('Real', 'Child');
    const answers = [];
    for (const name of ['Real Child', 'Nobody Here']) {
      await run('delete from class_trips');
      await run('delete from trip_links');
      const { token } = await makeLink();
      const answer = await post('propose', proposal(token, { children: [name] }));
      expect(answer.body).not.toContain(name);
      answers.push(answer.body.replace(/"(?:id|asked_at)":[^,}]+/g, ''));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test('leaves to the office whom a name means that is of two, of nobody, or in another script', async () => {
    const twins = [await called('Kai', 'Twin'), await called('Kai', 'Twin')];
    const right = await called('נועה', 'לוי');
    const elsewhereGrade = await called('Far', 'Away', easternFourth);
    const foreign = await called('Other', 'School', centralFirst);
    const { token } = await makeLink();
    const children = ['Kai Twin', 'לוי נועה', '🎒🚌', 'Far Away'];
    const id = await propose(token, { children });
    const { naming } = await look(id);
    expect(naming?.names.map(({ name, matches }) => [name, matches])).toEqual([
      ['Kai Twin', twins.map(({ luncherId }) => luncherId)],
      ['לוי נועה', [right.luncherId]],
      ['🎒🚌', []],
      ['Far Away', []],
    ]);
    expect(naming?.chosen).toEqual([right.luncherId]);
    const [first] = twins;
    const asked = await office.send('GET', at(`trips/${id}?lunchers=${first?.luncherId}`));
    expect(asked.json().data.naming.chosen).toEqual([first?.luncherId]);
    for (const wrong of [[], [elsewhereGrade.luncherId], [NOBODYS], [foreign.luncherId]]) {
      const answer = await agree(id, wrong);
      expect(answer.statusCode, answer.body).toBe(422);
      expect(Object.keys(answer.json().errors)).toEqual(['lunchers']);
    }
    expect(await namesKept()).toHaveLength(1);
  });

  test('closes nothing for a child that is deleted before the answer', async () => {
    const family = await called('Gone', 'Soon');
    const { token } = await makeLink();
    const id = await propose(token, { children: ['Gone Soon'] });
    await run('update lunchers set deleted_at = app_now() where id = $1', [family.luncherId]);
    expect((await look(id)).naming).toMatchObject({ names: [{ matches: [] }], chosen: [] });
    expect((await agree(id, [family.luncherId])).statusCode).toBe(422);
    expect(await rows('select id from blackouts')).toEqual([]);
  });

  test('is asked once by a link, beside those of other links, and forgets its names when it is over', async () => {
    const [{ token }, { token: another }] = [await makeLink(), await makeLink()];
    const id = await propose(token, { children: ['A B'] });
    expect(await propose(token, { children: ['A B'] })).toBe(id);
    const other = await post('propose', proposal(token, { children: ['C D'] }));
    expect(other.statusCode).toBe(422);
    await propose(another, { children: ['C D'] });
    expect((await decide(id, 'declined')).statusCode).toBe(200);
    const [, second] = await rows<{ id: number }>('select id from class_trips order by id');
    await post('withdraw', { token: another, trip: second?.id });
    expect(await namesKept()).toEqual([]);
  });

  test('of a whole grade takes no children with the answer', async () => {
    const family = await called('Any', 'Body');
    const { token } = await makeLink();
    expect((await agree(await propose(token), [family.luncherId])).statusCode).toBe(422);
  });

  describe('beside another', () => {
    const letters = async () => (await world.lettersOf()).map(({ user_id }) => user_id);
    const closures = () =>
      rows<{ luncher_ids: number[] | null }>(
        `select luncher_ids from blackouts where lifted_at is null order by id`,
      );

    test('of the whole grade closes for its children first, then the grade for the others', async () => {
      const [goes, stays] = [await called('Ana', 'Goes'), await called('Ben', 'Stays')];
      for (const one of [goes, stays]) await world.save(one, MON, [TUE]);
      const [{ token }, { token: another }] = [await makeLink(), await makeLink()];
      const whole = await propose(token);
      const some = await propose(another, { children: ['Ana Goes'] });
      expect((await look(whole)).orders).toHaveLength(2);
      expect((await agree(some, [goes.luncherId])).statusCode).toBe(200);
      await app.runJobs();
      expect(await standing()).toEqual([stays.luncherId]);
      expect((await look(whole)).preview?.affected.orders).toBe(1);
      expect((await decide(whole, 'agreed')).statusCode).toBe(200);
      await app.runJobs();
      expect(await standing()).toEqual([]);
      expect(await letters()).toEqual([goes.id, stays.id]);
      await expectWhole(app);
    });

    test('of the whole grade that was agreed to has nothing left to close', async () => {
      const goes = await called('Ana', 'Goes');
      await world.save(goes, MON, [TUE]);
      const [{ token }, { token: another }] = [await makeLink(), await makeLink()];
      const whole = await propose(token);
      const some = await propose(another, { children: ['Ana Goes'] });
      expect((await decide(whole, 'agreed')).statusCode).toBe(200);
      await app.runJobs();
      expect((await look(some)).preview).toBeNull();
      const answer = await agree(some, [goes.luncherId]);
      expect(answer.statusCode, answer.body).toBe(422);
      expect(await closures()).toEqual([{ luncher_ids: null }]);
      expect((await decide(some, 'declined')).statusCode).toBe(200);
      expect(await letters()).toEqual([goes.id]);
    });

    test('on the same day names a child twice, whose lunch comes back once, and who goes with both', async () => {
      const both = await called('Ana', 'Both');
      const [second, third] = [await called('Ben', 'Second'), await called('Cara', 'Third')];
      for (const one of [both, second, third]) await world.save(one, MON, [TUE]);
      const [{ token }, { token: another }] = [await makeLink(), await makeLink()];
      // Whichever is agreed to first, the other has a child of its own left to close for.
      const first = await propose(token, { children: ['Ana Both', 'Cara Third'] });
      const other = await propose(another, { children: ['Ana Both', 'Ben Second'] });
      const answers = await Promise.all([
        agree(first, [both.luncherId, third.luncherId]),
        agree(other, [both.luncherId, second.luncherId]),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      await app.runJobs();
      expect(await standing()).toEqual([]);
      expect(await letters()).toEqual([both.id, second.id, third.id]);
      const laid = await rows<{ id: number }>(
        'select id from blackouts where $1::int = any(luncher_ids)',
        [third.luncherId],
      );
      const lifted = await office.send(
        'POST',
        '/api/v2/blackouts/removals',
        { blackouts: [laid[0]?.id] },
        { 'idempotency-key': 'one-of-two-trips' },
      );
      expect(lifted.statusCode, lifted.body).toBe(201);
      await app.runJobs();
      const reopened = await world.lettersOf('days_reopened');
      expect(
        reopened.map(({ user_id: userId }) => userId),
        'the other trip still closes it for Ana',
      ).toEqual([third.id]);
      await expectWhole(app);
    });
  });

  test('takes the lunches of siblings together, and tells their family once', async () => {
    const family = await called('Ida', 'Twin');
    const [sibling] = await rows<{ id: number }>(
      `insert into lunchers (user_id, destination_id, grade_id, first, last, color)
       select user_id, destination_id, grade_id, 'Ola', 'Twin', 'red' from lunchers where id = $1
       returning id`,
      [family.luncherId],
    );
    const ids = [family.luncherId, sibling?.id ?? 0];
    const week = weekClient(await as(family.id), family.id, MON);
    await week.read();
    const lunch = [{ date: TUE, entreeId: TINY.items.bowl }];
    await week.save(Object.fromEntries(ids.map((id) => [id, lunch])));
    const { token } = await makeLink();
    const id = await propose(token, { children: ['Ida Twin', 'Twin, Ola'] });
    const seen = await look(id);
    expect(seen.naming?.chosen).toEqual(ids);
    expect(seen.preview?.affected).toMatchObject({ orders: 2, families: 1, mails: 1 });
    expect((await agree(id, ids)).statusCode).toBe(200);
    await app.runJobs();
    expect(await standing()).toEqual([]);
    expect((await world.lettersOf()).map(({ user_id }) => user_id)).toEqual([family.id]);
    await expectWhole(app);
  });

  test('is answered once, however often it is answered at once', async () => {
    const family = await called('Ana', 'Once');
    await world.save(family, MON, [TUE]);
    const { token } = await makeLink();
    const id = await propose(token, { children: ['Ana Once'] });
    const answers = await Promise.all([1, 2, 3, 4].map(() => agree(id, [family.luncherId])));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await app.runJobs();
    expect(await rows('select id from blackouts')).toHaveLength(1);
    expect(await world.lettersOf()).toHaveLength(1);
  });

  test('is agreed to or declined where both come at once, and never both', async () => {
    const family = await called('Ana', 'Either');
    await world.save(family, MON, [TUE]);
    const { token } = await makeLink();
    const id = await propose(token, { children: ['Ana Either'] });
    const answers = await Promise.all([agree(id, [family.luncherId]), decide(id, 'declined')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await app.runJobs();
    const { state } = await look(id);
    expect(await rows('select id from blackouts')).toHaveLength(state === 'agreed' ? 1 : 0);
    expect(await standing()).toHaveLength(state === 'agreed' ? 0 : 1);
  });
});
