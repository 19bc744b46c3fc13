import type { LabelBoard } from '@yay/contract/labels/calls';
import { TINY } from '@yay/seeds/tiny';
import { beforeEach, expect, test } from 'vitest';
import { useTiny } from '../../../test/index.ts';
import { planMarketDays } from '../market-days/plan-market-days.ts';
import { makingKilledAt } from './labels.fixture.ts';
import { sweepLabels } from './labels.kinds.ts';
import { failPrint } from './make-labels.repo.ts';

const { schools, lunchers, items, grades } = TINY;
const MON = '2026-11-23';
const TUE = '2026-11-24';
const SUNDAY_17_15_EASTERN = '2026-11-22T22:15:00Z';
const KILL_MS = 60_000;

const { app, as, build, db, rows, run } = await useTiny();
const admin = await as(TINY.users.admin.id);
const secretaryId = await build.person({ roles: ['school'] });
await run('insert into destination_users (destination_id, user_id) values ($1, $2)', [
  schools.eastern,
  secretaryId,
]);
const secretary = await as(secretaryId);
const school = schools.eastern;
const path = `/api/v2/destinations/${school}/labels`;

await app.at('2026-11-20T16:00:00Z');
await planMarketDays(db);
beforeEach(async () => {
  await app.at('2026-11-20T16:00:00Z');
  await db.tx(async (tx) => {
    // A sweep whose minute comes locks the day of a clock on Sunday, and its row stays for ever.
    await tx.run('set local session_replication_role = replica');
    await tx.run('delete from order_events');
  });
  for (const table of [
    'label_mailings',
    'label_prints',
    'label_settings',
    'label_subscriptions',
    'school_contacts',
    'mails',
    'order_lines',
    'orders',
  ]) {
    await run(`delete from ${table}`);
  }
});

interface Print {
  id: number;
  status: string;
  labels: number;
  canceled: number;
  pages: number;
  next_place: number;
}
const ask = async (more: object = {}): Promise<Print> => {
  const answer = await admin.send('POST', `${path}/prints`, { date: MON, ...more });
  expect(answer.statusCode).toBe(202);
  return answer.json().data;
};
const printOf = async (id: number): Promise<Print> => {
  const board = (await admin.send('GET', path)).json().data;
  return board.prints.find((print: Print) => print.id === id);
};
const made = async (more: object = {}): Promise<Print> => {
  const { id } = await ask(more);
  await app.runJobs();
  return printOf(id);
};
const changesNow = async () => (await admin.send('GET', path)).json().data.since;
const fileOf = (id: number) => admin.send('GET', `${path}/prints/${id}/file`);
const tokens = (printId: number) =>
  rows<{ token: string; order_id: number }>(
    'select token, order_id from labels where print_id = $1 and token is not null order by n',
    [printId],
  );
const scan = (code: string) => admin.send('POST', `${path}/scan`, { code });
const twoOrders = async () => [
  await build.order({ luncherId: lunchers.anna, date: MON }),
  await build.order({ luncherId: lunchers.cleo, date: MON }),
];

test('labels of a day are made in the background, and their file is a PDF', async () => {
  await twoOrders();
  const asked = await ask();
  expect(asked).toMatchObject({ status: 'waiting', labels: 0 });
  expect((await fileOf(asked.id)).statusCode).toBe(409);
  await app.runJobs();
  expect(await printOf(asked.id)).toMatchObject({
    status: 'ready',
    labels: 2,
    pages: 1,
    next_place: 3,
  });
  const file = await fileOf(asked.id);
  expect(file.statusCode).toBe(200);
  expect(file.headers['content-type']).toBe('application/pdf');
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  const [first] = await tokens(asked.id);
  expect(first?.token).toMatch(/^[A-Z2-7]{20}$/);
});

test('a second request while labels are made finds the first', async () => {
  await twoOrders();
  const [first, second] = await Promise.all([ask(), ask()]);
  expect(second.id).toBe(first.id);
});

test('a label stands in the order that the school chose', async () => {
  await twoOrders();
  const byName = await made({ sort: 'name' });
  const names = await rows<{ last: string }>(
    `select content ->> 'last' as last from labels where print_id = $1 order by n`,
    [byName.id],
  );
  const inOrder = names.map(({ last }) => last);
  expect(inOrder).toEqual([...inOrder].sort());
});

test('a delta print has lunches added, changed and canceled, and goes on with the sheet', async () => {
  const [changed, canceled] = await twoOrders();
  const whole = await made();
  await run('update orders set item_id = $2 where id = $1', [changed, items.pizza]);
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
    canceled,
  ]);
  const family = await build.family({ lunchers: [{ gradeId: grades.easternFirst }] });
  const added = await build.order({ luncherId: family.luncherId, date: MON });
  const { print_id, changes } = await changesNow();
  expect(print_id).toBe(whole.id);
  expect(
    changes.map((one: { order_id: number; change: string }) => [one.order_id, one.change]).sort(),
  ).toEqual(
    [
      [changed, 'changed'],
      [canceled, 'canceled'],
      [added, 'added'],
    ].sort(),
  );
  const delta = await made({ since_print_id: whole.id, start_place: whole.next_place });
  expect(delta).toMatchObject({ status: 'ready', labels: 2, canceled: 1, pages: 2, next_place: 5 });
  // Since the delta itself nothing changed any more.
  expect(await changesNow()).toEqual({ print_id: delta.id, changes: [] });
});

test('changes are told since the newest print of the first day that has one', async () => {
  expect(await changesNow()).toBeNull();
  await twoOrders();
  await build.order({ luncherId: lunchers.anna, date: TUE });
  const tuesday = await made({ date: TUE });
  expect(await changesNow()).toEqual({ print_id: tuesday.id, changes: [] });
  await made();
  const newest = await made();
  await made({ date: TUE });
  expect(await changesNow()).toEqual({ print_id: newest.id, changes: [] });
});

test('changes are told since the print that was asked about, also of a later day', async () => {
  await twoOrders();
  const later = await build.order({ luncherId: lunchers.anna, date: TUE });
  const monday = await made();
  const tuesday = await made({ date: TUE });
  await run('update orders set item_id = $2 where id = $1', [later, items.pizza]);
  const since = async (printId: number): Promise<LabelBoard['since']> =>
    (await admin.send('GET', `${path}?since_print_id=${printId}`)).json().data.since;
  const changes = [{ order_id: later, change: 'changed' }];
  expect(await since(tuesday.id)).toMatchObject({ print_id: tuesday.id, changes });
  // While the labels of the changes are made, they are still those since the print before.
  const asked = await ask({ date: TUE, since_print_id: tuesday.id });
  expect(await since(asked.id)).toMatchObject({ print_id: tuesday.id, changes });
  await app.runJobs();
  expect(await since(asked.id)).toEqual({ print_id: asked.id, changes: [] });
  expect(await since(tuesday.id)).toMatchObject({ print_id: tuesday.id, changes });
  // A number that is no print of the school counts as none.
  expect(await since(2_000_000_000)).toEqual({ print_id: monday.id, changes: [] });
});

test('a printed label is void once its lunch changed, and canceled once it is gone', async () => {
  const [changed, canceled] = await twoOrders();
  const { id } = await made();
  const codes = new Map((await tokens(id)).map(({ token, order_id }) => [order_id, token]));
  const stateOf = async (order: number | undefined) =>
    (await scan(codes.get(order ?? 0) ?? '')).json().data.state;
  expect(await stateOf(changed)).toBe('valid');
  await run('update orders set item_id = $2 where id = $1', [changed, items.pizza]);
  await run(`update orders set status = 'cancelled', cancel_reason = 'parent' where id = $1`, [
    canceled,
  ]);
  expect(await stateOf(changed)).toBe('void');
  expect(await stateOf(canceled)).toBe('canceled');
});

test('a new strict allergy makes a printed label void', async () => {
  await twoOrders();
  const { id } = await made();
  const before = await rows<{ tolerances: object }>(
    'select tolerances from lunchers where id = $1',
    [lunchers.cleo],
  );
  await run(`update lunchers set tolerances = '{"soy": "avoid_strictly"}' where id = $1`, [
    lunchers.cleo,
  ]);
  const states: string[] = [];
  for (const { token } of await tokens(id)) states.push((await scan(token)).json().data.state);
  expect(states.sort()).toEqual(['valid', 'void']);
  await run('update lunchers set tolerances = $2 where id = $1', [
    lunchers.cleo,
    JSON.stringify(before[0]?.tolerances),
  ]);
});

test('food that becomes unsafe makes the label void at once, and a new print says so', async () => {
  await run(`update lunchers set tolerances = '{"sesame": "avoid_strictly"}' where id = $1`, [
    lunchers.cleo,
  ]);
  await run(`update items set properties = properties || '{"sesame": "no"}' where id = $1`, [
    items.bowl,
  ]);
  // The kitchen has them, so that they stay.
  const locked = (luncherId: number) => build.order({ luncherId, date: MON, status: 'locked' });
  const [safe, unsafe] = [await locked(lunchers.anna), await locked(lunchers.cleo)];
  const { id } = await made();
  const codes = new Map((await tokens(id)).map(({ token, order_id }) => [order_id, token]));
  const stateOf = async (order: number) => (await scan(codes.get(order) ?? '')).json().data.state;
  expect([await stateOf(safe), await stateOf(unsafe)]).toEqual(['valid', 'valid']);
  const changed = await admin.send('PUT', '/api/v2/model-properties', {
    model: 'item',
    model_id: items.bowl,
    properties: { sesame: 'yes' },
    confirm_orders: true,
  });
  expect(changed.statusCode, changed.body).toBe(200);
  // Before any job runs.
  expect([await stateOf(safe), await stateOf(unsafe)]).toEqual(['valid', 'void']);
  expect((await changesNow()).changes).toMatchObject([{ order_id: unsafe, change: 'changed' }]);
  const again = await made();
  expect(
    await rows(
      `select order_id, content ->> 'notSafe' as says from labels where print_id = $1
       order by order_id`,
      [again.id],
    ),
  ).toEqual([
    { order_id: safe, says: null },
    { order_id: unsafe, says: 'sesame' },
  ]);
  await run(`update items set properties = properties - 'sesame' where id = $1`, [items.bowl]);
  await run(`update lunchers set tolerances = '{}' where id = $1`, [lunchers.cleo]);
});

test.each(['', 'NOTHING', 'A'.repeat(20), "' or 1=1"])(
  'a code that is none of ours (%j) is refused',
  async (code) => {
    expect([404, 422]).toContain((await scan(code)).statusCode);
  },
);

test('another school neither finds a print nor scans its labels', async () => {
  await twoOrders();
  const { id } = await made();
  const [label] = await tokens(id);
  const other = `/api/v2/destinations/${schools.central}/labels`;
  expect((await admin.send('GET', `${other}/prints/${id}/file`)).statusCode).toBe(404);
  expect((await admin.send('GET', other)).json().data.since).toBeNull();
  expect((await admin.send('POST', `${other}/prints/${id}/regenerate`)).statusCode).toBe(404);
  expect((await admin.send('DELETE', `${other}/prints/${id}`)).statusCode).toBe(404);
  const scanned = await admin.send('POST', `${other}/scan`, { code: label?.token });
  expect(scanned.statusCode).toBe(404);
  const since = await admin.send('POST', `${other}/prints`, { date: MON, since_print_id: id });
  expect(since.json()).toMatchObject({ errors: { since_print_id: [expect.any(String)] } });
});

test("a school's own staff have their school and no other", async () => {
  expect(
    (await secretary.send('GET', `/api/v2/destinations/${schools.eastern}/labels`)).statusCode,
  ).toBe(200);
  for (const [method, at, body] of [
    ['GET', '', undefined],
    ['GET', `/preview?date=${MON}`, undefined],
    ['POST', '/prints', { date: MON }],
    ['PUT', '/subscription', { days: [1] }],
    ['POST', '/scan', { code: 'A' }],
  ] as const) {
    const answer = await secretary.send(
      method,
      `/api/v2/destinations/${schools.central}/labels${at}`,
      body,
    );
    expect(answer.statusCode).toBe(404);
  }
});

test.each([
  [{ date: '2026-11-19' }, 'date'],
  [{ date: '2027-11-19' }, 'date'],
  [{ date: MON, sheet: 'a4_70x37', start_place: 25 }, 'start_place'],
  [{ date: MON, since_print_id: 2_000_000_000 }, 'since_print_id'],
  [{ date: MON, copies: 51 }, 'copies'],
  [{ date: MON, shift: { across: 51, down: 0 } }, 'shift.across'],
])('a print of %j is refused with a sentence at %s', async (body, field) => {
  const answer = await admin.send('POST', `${path}/prints`, body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test('a day without lunches makes a file without labels', async () => {
  expect(await made()).toMatchObject({ status: 'ready', labels: 0, pages: 1 });
});

test('a print made anew takes the place of the one before', async () => {
  const [changed] = await twoOrders();
  const first = await made();
  await run('update orders set item_id = $2 where id = $1', [changed, items.pizza]);
  const answer = await admin.send('POST', `${path}/prints/${first.id}/regenerate`);
  expect(answer.json().message).toBe(
    "The label is still being generated. Click 'Download Labels' later.",
  );
  const again = await admin.send('POST', `${path}/prints/${answer.json().data.id}/regenerate`);
  expect(again.statusCode).toBe(409);
  await app.runJobs();
  expect(await printOf(first.id)).toBeUndefined();
  expect(await printOf(answer.json().data.id)).toMatchObject({ status: 'ready', labels: 2 });
  // The labels of the first are still on bags.
  expect((await tokens(first.id)).length).toBe(2);
});

test('a print made anew has the paper of now, and begins where the person says', async () => {
  await twoOrders();
  await subscribe();
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  await sweep();
  const board = async (): Promise<LabelBoard> => (await admin.send('GET', path)).json().data;
  const mailedPrint = (await board()).prints[0];
  expect(mailedPrint).toMatchObject({ sheet: 'avery_5160', sort: 'room', start_place: 1 });
  const paper = { sheet: 'a4_70x37', sort: 'name', shift: { across: 5, down: -5 } };
  await admin.send('PUT', `${path}/settings`, paper);
  const regenerate = (start_place: number) =>
    admin.send('POST', `${path}/prints/${mailedPrint?.id}/regenerate`, { start_place });
  const beyond = await regenerate(25);
  expect(beyond.json()).toMatchObject({ errors: { start_place: [expect.any(String)] } });
  const { id } = (await regenerate(24)).json().data;
  await app.runJobs();
  const printed = { sheet: 'a4_70x37', sort: 'name', start_place: 24, labels: 2, pages: 2 };
  expect((await board()).prints).toMatchObject([{ id, status: 'ready', ...printed }]);
  const shifts = await rows('select shift_across, shift_down from label_prints where id = $1', [
    id,
  ]);
  expect(shifts).toEqual([{ shift_across: 5, shift_down: -5 }]);
  await unlock();
});

test('a stopped print has no file', async () => {
  await twoOrders();
  const { id } = await ask();
  expect((await admin.send('DELETE', `${path}/prints/${id}`)).json().data.status).toBe('stopped');
  await app.runJobs();
  expect(await printOf(id)).toMatchObject({ status: 'stopped' });
  expect(await rows('select from label_chunks')).toEqual([]);
});

test.each(['stopped', 'failed'])(
  'a print stands as before where making it anew %s, until a later try succeeds',
  async (end) => {
    await twoOrders();
    const first = await made();
    const regenerate = async (id: number): Promise<number> =>
      (await admin.send('POST', `${path}/prints/${id}/regenerate`)).json().data.id;
    const standing = async () => {
      const { prints, since }: LabelBoard = (await admin.send('GET', path)).json().data;
      return { prints: prints.map(({ id, status }) => [id, status]), base: since?.print_id };
    };
    const giveUp = async (id: number) => {
      if (end === 'stopped') await admin.send('DELETE', `${path}/prints/${id}`);
      else await db.tx((tx) => failPrint(tx, id));
      await app.runJobs();
    };
    const attempt = await regenerate(first.id);
    await giveUp(attempt);
    const both = [
      [attempt, end],
      [first.id, 'ready'],
    ];
    expect(await standing()).toEqual({ prints: both, base: first.id });

    // The next try may be of either; until it is made, it stands alone.
    const second = await regenerate(attempt);
    expect(await standing()).toMatchObject({ prints: [[second, 'waiting']] });
    await giveUp(second);
    expect(await standing()).toEqual({
      prints: [
        [second, end],
        [first.id, 'ready'],
      ],
      base: first.id,
    });
    const last = await regenerate(first.id);
    await app.runJobs();
    expect(await standing()).toEqual({ prints: [[last, 'ready']], base: last });

    // A print that was made anew long ago does not come back with it.
    const third = await regenerate(last);
    await giveUp(third);
    await giveUp(await regenerate(third));
    expect((await standing()).prints).toMatchObject([
      [expect.any(Number), end],
      [last, 'ready'],
    ]);
  },
);

test('shelf labels are made of each item that a school keeps ready', async () => {
  const menu = await build.menu({ kind: 'grab_and_go', itemIds: [items.bowl, items.pizza] });
  await run('insert into go_menus (destination_id, menu_id, starts_on) values ($1, $2, $3)', [
    school,
    menu,
    '2026-11-01',
  ]);
  expect(await made({ kind: 'grab_and_go', copies: 3 })).toMatchObject({ labels: 6 });
  await run('delete from go_menus where menu_id = $1', [menu]);
});

test.each(['labels-taken', 'labels-chunk', 'labels-before-finish'])(
  'a print whose worker is killed at %s is made whole by the next one',
  async (point) => {
    await twoOrders();
    const { id } = await ask();
    expect(await makingKilledAt(app.url, point)).toBe('SIGKILL');
    const [taken] = await rows<{ token: string }>('select token from labels order by n limit 1');
    expect(await printOf(id)).not.toMatchObject({ status: 'ready' });
    await giveOutAgain();
    // The file shows the moment of its reading, so a change made meanwhile is not in it.
    await run(`update orders set status = 'cancelled', cancel_reason = 'parent'`);
    await app.runJobs();
    expect(await printOf(id)).toMatchObject({ status: 'ready', labels: 2, pages: 1 });
    expect((await tokens(id))[0]?.token).toBe(taken?.token);
    const file = await fileOf(id);
    expect(file.rawPayload.length).toBe(Number(file.headers['content-length']));
    expect(file.rawPayload.subarray(-6).toString().trim()).toBe('%%EOF');
  },
  KILL_MS,
);

/** Jobs whose worker is dead are given to another one, as pg-boss does after a while. */
async function giveOutAgain(): Promise<void> {
  // The database frees the locks of a dead worker as soon as it sees that its connection is gone.
  await expect
    .poll(() =>
      rows(`select 1 as held from pg_locks l join pg_database d on d.oid = l.database
        where d.datname = current_database() and l.locktype = 'advisory' and l.classid = 8`),
    )
    .toEqual([]);
  await run(`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`);
}

async function subscribe(): Promise<void> {
  for (const [name, email] of [
    ['Dolores', 'office@school.test'],
    ['Sam', 'kitchen@school.test'],
  ]) {
    await run(
      `insert into school_contacts (destination_id, name, email, gets_labels)
       values ($1, $2, $3, true)`,
      [school, name, email],
    );
  }
  const answer = await admin.send('PUT', `${path}/subscription`, { days: [1, 3] });
  expect(answer.json().data).toEqual({ days: [1, 3] });
}
async function sweep(): Promise<void> {
  const { jobs } = app.platform;
  await db.tx((tx) => jobs.enqueue(tx, sweepLabels, {}));
  await app.runJobs();
}
const lock = () => run('update market_days set locked_at = app_now() where date = $1', [MON]);
const unlock = () => run('update market_days set locked_at = null where date = $1', [MON]);
const mailed = () =>
  rows<{ to_address: string; files: number }>(
    `select to_address, (select count(*)::int from mail_files f where f.mail_id = m.id) as files
     from mails m where template = 'labels_ready' order by to_address`,
  );
const BOTH = [
  { to_address: 'kitchen@school.test', files: 1 },
  { to_address: 'office@school.test', files: 1 },
];

test('nobody subscribes for a school whose labels nobody gets', async () => {
  const answer = await admin.send('PUT', `${path}/subscription`, { days: [1] });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors.days).toHaveLength(1);
});

test('labels are mailed once, at their hour, after the lock', async () => {
  await twoOrders();
  await subscribe();
  await lock();
  await app.at('2026-11-22T22:14:00Z');
  await sweep();
  expect(await mailed()).toEqual([]);
  await app.at(SUNDAY_17_15_EASTERN);
  await unlock();
  await sweep();
  expect(await mailed()).toEqual([]);
  await lock();
  await sweep();
  await sweep();
  expect(await mailed()).toEqual(BOTH);
  await unlock();
});

test('a contact with an account is written to in its language', async () => {
  await twoOrders();
  await subscribe();
  await run(`update users set locale = 'es' where id = $1`, [TINY.users.parentB.id]);
  await run(
    `update school_contacts k set email = u.email from users u
     where u.id = $1 and k.email = 'kitchen@school.test'`,
    [TINY.users.parentB.id],
  );
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  await sweep();
  const subjects = await rows<{ subject: string }>(
    `select subject from mails where template = 'labels_ready' order by to_address = 'office@school.test'`,
  );
  expect(subjects.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('etiquetas para'),
    expect.stringContaining('labels for'),
  ]);
  await run(`update users set locale = 'en' where id = $1`, [TINY.users.parentB.id]);
  await unlock();
});

test('labels whose hour passed while nothing ran are mailed when somebody looks', async () => {
  await twoOrders();
  await subscribe();
  await lock();
  await app.at('2026-11-23T13:00:00Z');
  await sweep();
  expect(await mailed()).toEqual(BOTH);
  await app.at('2026-11-24T13:00:00Z');
  await sweep();
  expect(await mailed()).toEqual(BOTH);
  await unlock();
});

test('labels of a day that nobody chose, or that has no lunches, are not mailed', async () => {
  await subscribe();
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  await sweep();
  expect(await mailed()).toEqual([]);
  expect((await admin.send('GET', path)).json().data.prints).toEqual([]);
  await twoOrders();
  await admin.send('PUT', `${path}/subscription`, { days: [3] });
  await sweep();
  expect(await mailed()).toEqual([]);
  await unlock();
});

test('labels of a lunch ordered after a look at its empty day are mailed', async () => {
  await subscribe();
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  await sweep();
  expect(await rows('select from label_mailings')).toEqual([]);
  await twoOrders();
  await sweep();
  expect(await mailed()).toEqual(BOTH);
  await unlock();
});

test('an evening whose lunches were all canceled shows neither a print nor a mail', async () => {
  await twoOrders();
  await subscribe();
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  const whole = (await made()).id;
  await sweep();
  const board = async () => (await admin.send('GET', path)).json().data as LabelBoard;
  const evening = (await board()).prints.find(({ id }) => id !== whole);
  expect((await board()).subscription.last).toMatchObject({ sent_to: 2 });
  await run('delete from labels where print_id = $1', [evening?.id]);
  await run('update label_prints set labels = 0, labels_done = 0 where id = $1', [evening?.id]);
  await run('update label_mailings set sent_to = 0');
  const { prints, since, subscription } = await board();
  expect(prints.map(({ id }) => id)).toEqual([whole]);
  expect(since?.print_id).toBe(whole);
  expect(subscription.last).toBeNull();
  await unlock();
});

test.each(['labels-taken', 'labels-before-finish'])(
  'labels whose mailing is killed at %s are mailed once',
  async (point) => {
    await twoOrders();
    await subscribe();
    await lock();
    await app.at(SUNDAY_17_15_EASTERN);
    const { jobs } = app.platform;
    await db.tx((tx) => jobs.enqueue(tx, sweepLabels, {}));
    expect(await makingKilledAt(app.url, point)).toBe('SIGKILL');
    expect(await mailed()).toEqual([]);
    await giveOutAgain();
    await sweep();
    await sweep();
    expect(await mailed()).toEqual(BOTH);
    await unlock();
  },
  KILL_MS,
);

test('old prints go, with the files that were mailed', async () => {
  await twoOrders();
  await subscribe();
  await lock();
  await app.at(SUNDAY_17_15_EASTERN);
  await sweep();
  const whole = await made();
  await made({ since_print_id: whole.id });
  await unlock();
  await app.at('2026-12-09T13:00:00Z');
  await sweep();
  expect(await rows('select from label_prints')).toEqual([]);
  expect(await rows('select from mail_files')).toEqual([]);
  expect(await mailed()).toHaveLength(2);
});

test(
  'a child that moves while its labels print is printed as it was, and its label is void',
  async () => {
    await twoOrders();
    const { id } = await ask();
    expect(await makingKilledAt(app.url, 'labels-taken')).toBe('SIGKILL');
    const parent = await as(TINY.users.parentB.id);
    const move = (gradeId: number) =>
      parent.send('PUT', `/api/lunchers/${lunchers.cleo}`, { grade_id: gradeId });
    expect((await move(grades.easternFourth)).statusCode).toBe(200);
    await giveOutAgain();
    await app.runJobs();
    expect(await printOf(id)).toMatchObject({ status: 'ready', labels: 2 });
    const states: string[] = [];
    for (const { token } of await tokens(id)) states.push((await scan(token)).json().data.state);
    expect(states.sort()).toEqual(['valid', 'void']);
    expect(await changesNow()).toMatchObject({ print_id: id, changes: [{ change: 'changed' }] });
    await move(grades.easternFirst);
  },
  KILL_MS,
);
