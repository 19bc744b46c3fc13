import type { Page, Route } from '@playwright/test';
import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { expectAccessible } from '../support/accessible.ts';
import {
  BAG_ROOM,
  BAG_SCHOOL,
  badgeOf,
  badgesFor,
  type Child,
  lunchesFor,
} from '../support/bags.ts';
import { lookAtCode } from '../support/camera.ts';
import { typeScan } from '../support/scan.ts';
import { expect, test, type World } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', viewport: { width: 1180, height: 820 } });

const TODAY = '2026-10-15';

const tile = (page: Page, { first, last }: Child) =>
  page.getByRole('button', { name: new RegExp(`^${first} ${last.slice(0, 1)}\\b`) });
const openClass = (page: Page, { grade }: Child) =>
  page.getByRole('button', { name: new RegExp(`^${grade}.*\\b${BAG_ROOM}\\b`) }).click();
const handOver = (page: Page) =>
  page.getByRole('button', { name: say('handouts.handOver'), exact: true }).click();

async function handOut(page: Page, children: readonly Child[]): Promise<void> {
  for (const child of children) {
    await tile(page, child).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${child.first} ${child.last}`,
    );
    await handOver(page);
  }
}

/** The acts of these lunches that count, and all that were kept. */
const counted = (world: World, children: readonly Child[]) =>
  world.rows<{ bags: number; acts: number }>(
    `select count(distinct order_id)::int as bags, count(*)::int as acts from hand_out_events
     where order_id = any ($1::bigint[]) and kind = 'handed_over' and refusal is null`,
    [children.map(({ id }) => id)],
  );

const openKiosk = async (page: Page) => {
  await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
  await expect(page.getByRole('button', { name: say('handouts.find') })).toBeVisible();
};

test('bags are handed out on two tablets with the network going, each of them once', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  const children = await lunchesFor(world.rows, TODAY, 16);
  const [some, rest] = [children.slice(0, 8), children.slice(8)];
  const [shared] = rest;
  if (!children[0] || !shared) throw new Error('no lunches');
  const other = await visitor();
  await openKiosk(page);
  await openKiosk(other);
  await openClass(page, children[0]);
  await openClass(other, children[0]);

  for (const at of [0, 1, 2]) {
    const part = <One>(all: readonly One[]) => all.slice(at * 3, at * 3 + 3);
    await page.context().setOffline(true);
    await handOut(page, part(some));
    await expect(page.getByText(say('handouts.offline'))).toBeVisible();
    // Both hand over the same bag: the one that the server hears of later is told so.
    await handOut(other, part(rest));
    await page.context().setOffline(false);
    await expect(page.getByText(say('handouts.offline'))).toBeHidden();
  }
  await expect.poll(() => counted(world, children)).toEqual([{ bags: 16, acts: 16 }]);
  for (const one of [page, other]) {
    await expect(one.getByRole('complementary', { name: say('handouts.progress') })).toContainText(
      /^\D*16/,
    );
  }
});

/** Reads a child's badge with a scanner. */
const scan = (page: Page, child: Child): Promise<void> => typeScan(page, badgeOf(child));

async function scanAndHandOver(page: Page, children: readonly Child[]): Promise<void> {
  for (const child of children) {
    await scan(page, child);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `${child.first} ${child.last}`,
    );
    await handOver(page);
  }
}

test('300 bags go out by two scanning tablets while the network goes three times, none twice', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  // Each bag is a scan and a tap, one after the other: on a busy machine they take their time.
  test.setTimeout(480_000);
  watch.expectFailure('net::ERR_');
  const children = await lunchesFor(world.rows, TODAY, 300);
  await badgesFor(world.rows, children);
  // Both hand over these, each without knowing of the other.
  const [both, ones, others] = [children.slice(0, 6), children.slice(6, 153), children.slice(153)];
  const other = await visitor({ viewport: { width: 1180, height: 820 } });
  await openKiosk(page);
  await openKiosk(other);
  const offline = async (is: boolean) => {
    for (const one of [page, other]) await one.context().setOffline(is);
  };

  for (const at of [0, 1, 2]) {
    const part = (all: readonly Child[]) => all.slice(at * 49, at * 49 + 49);
    const shared = both.slice(at * 2, at * 2 + 2);
    await offline(true);
    await Promise.all([
      scanAndHandOver(page, [...shared, ...part(ones).slice(0, 25)]),
      scanAndHandOver(other, [...part(others).slice(0, 25), ...shared]),
    ]);
    await expect(page.getByText(say('handouts.offline'))).toBeVisible();
    await offline(false);
    await Promise.all([
      scanAndHandOver(page, part(ones).slice(25)),
      scanAndHandOver(other, part(others).slice(25)),
    ]);
    for (const one of [page, other]) {
      await expect(one.getByText(say('handouts.offline'))).toBeHidden();
    }
  }
  await expect.poll(() => counted(world, children)).toEqual([{ bags: 300, acts: 300 }]);
  const refused = () =>
    world.rows<{ refusal: string; acts: number }>(
      `select refusal, count(*)::int as acts from hand_out_events
       where order_id = any ($1::bigint[]) and refusal is not null group by refusal`,
      [children.map(({ id }) => id)],
    );
  await expect.poll(refused).toEqual([{ refusal: 'already_handed_over', acts: both.length }]);
  for (const one of [page, other]) {
    await expect(one.getByRole('complementary', { name: say('handouts.progress') })).toContainText(
      /^\D*300/,
    );
  }
});

test('a badge that is read twice in a second is one child and one bag', async ({ page, world }) => {
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  await badgesFor(world.rows, [child]);
  await openKiosk(page);
  await scan(page, child);
  await scan(page, child);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bag1 Number');
  await handOver(page);
  await scan(page, child);
  await expect.poll(() => counted(world, [child])).toEqual([{ bags: 1, acts: 1 }]);
  // Read once more, later: the child is shown with its lunch, and there is nothing to hand over.
  await expect(async () => {
    await scan(page, child);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bag1 Number', {
      // Longer than a badge counts as the same reading.
      timeout: 2_500,
    });
  }).toPass();
  await expect(
    page.getByRole('button', { name: say('handouts.handOver'), exact: true }),
  ).toHaveCount(0);
  expect(await counted(world, [child])).toEqual([{ bags: 1, acts: 1 }]);
});

test('a badge is read by the camera of a browser that has no detector, without a network too', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_');
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  await badgesFor(world.rows, [child]);
  await lookAtCode(page, badgeOf(child));
  await openKiosk(page);
  const keptPaths = () =>
    page.evaluate(async () => (await (await caches.open('/kiosk')).keys()).map(({ url }) => url));
  await expect.poll(keptPaths).toContainEqual(expect.stringContaining('/read-codes'));
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: say('handouts.camera') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bag1 Number');
});

test('a tablet hands out after a reload without a network, and forgets all when it is taken off', async ({
  page,
  context,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_');
  watch.expectFailure('401');
  const children = await lunchesFor(world.rows, TODAY, 3);
  const [first, second, third] = children;
  if (!first || !second || !third) throw new Error('no lunches');
  await openKiosk(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kiosk')) !== undefined))
    .toBe(true);

  await context.setOffline(true);
  // A document that begins anew may ask before the browser knows that it is offline.
  const unreachable = (route: Route) => route.abort('internetdisconnected');
  await context.route('**/api/**', unreachable);
  await openClass(page, first);
  await handOut(page, [first]);
  await page.reload();
  await expect(page.getByText(say('handouts.offline'))).toBeVisible();
  await openClass(page, second);
  await expect(tile(page, first)).toContainText(say('handouts.hasIt'));
  await handOut(page, [second]);
  expect(await counted(world, children)).toEqual([{ bags: 0, acts: 0 }]);
  await context.unroute('**/api/**', unreachable);
  await context.setOffline(false);
  await expect.poll(() => counted(world, children)).toEqual([{ bags: 2, acts: 2 }]);

  await context.setOffline(true);
  await handOut(page, [third]);
  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  await admin.goto(`/admin/kiosks?school=${BAG_SCHOOL}`);
  await admin.getByRole('button', { name: /Remove Tablet 1/ }).click();
  await expect(admin.getByText('Tablet 1, cafeteria was removed.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('kiosks.pair.off'))).toBeVisible();
  expect(await counted(world, children)).toEqual([{ bags: 2, acts: 2 }]);
  const left = await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('yay-hand-out');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const tx = asked.result.transaction(['kept', 'queue']);
          const token = tx.objectStore('kept').get('token');
          const day = tx.objectStore('kept').get('day');
          const queue = tx.objectStore('queue').count();
          tx.oncomplete = () => resolve([token.result ?? null, day.result ?? null, queue.result]);
        };
      }),
  );
  expect(left).toEqual([null, null, 0]);
});

test('a badge opens its child, a strict allergy stops the bag, and what was done is undone', async ({
  page,
  world,
}) => {
  const children = await lunchesFor(world.rows, TODAY, 2);
  const [first, second] = children;
  if (!first || !second) throw new Error('no lunches');
  await world.rows(
    `insert into badges (luncher_id, format, number)
     select luncher_id, 'qr', 'SCAN-ME' from orders where id = $1`,
    [first.id],
  );
  await world.rows(
    `update lunchers set tolerances = '{"kosher": "avoid_strictly"}'
     where id = (select luncher_id from orders where id = $1)`,
    [second.id],
  );
  await openKiosk(page);
  await expectAccessible(page, 'the classes of a tablet');
  await typeScan(page, 'SCAN-ME');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bag1 Number');
  await expectAccessible(page, 'a child on a tablet');
  await handOver(page);
  await expect(tile(page, first)).toContainText(say('handouts.hasIt'));
  await expectAccessible(page, 'a class on a tablet');
  await page.getByRole('button', { name: /^Undo: Bag1/ }).click();
  await expect(tile(page, first)).not.toContainText(say('handouts.hasIt'));

  await tile(page, second).click();
  await expect(page.getByRole('heading', { name: say('handouts.stop') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('handouts.handOver') })).toHaveCount(0);
  await expectAccessible(page, 'the alarm of a tablet');
  // It says that it was heard where the tablet has a voice, and nowhere else.
  const voices = (all: readonly string[]) =>
    page.evaluate((names) => {
      window.speechSynthesis.getVoices = () => names.map((name) => ({ name }) as never);
      window.speechSynthesis.dispatchEvent(new Event('voiceschanged'));
    }, all);
  await voices([]);
  await expect(page.getByText(say('handouts.notAloud'))).toBeVisible();
  await voices(['Samantha']);
  await expect(page.getByText(say('handouts.aloud'))).toBeVisible();
  await page.getByRole('button', { name: say('handouts.toClass') }).click();
  await tile(page, first).click();
  await page.getByRole('button', { name: say('handouts.problem'), exact: true }).click();
  await page.getByRole('button', { name: say('handouts.problems.damaged') }).click();
  await expectAccessible(page, 'a problem on a tablet');
  await page.getByRole('button', { name: say('handouts.tell') }).click();
  await expect(tile(page, first)).toContainText(say('handouts.problemsShort.damaged'));
  await typeScan(page, 'NOBODYS');
  await expect(page.getByText(say('handouts.unknownBadge'))).toBeVisible();
});

test('a bag goes by one scan of its label, and a void label shows what is true now', async ({
  page,
  visitor,
  world,
}) => {
  const [first, second] = await lunchesFor(world.rows, TODAY, 2);
  if (!first || !second) throw new Error('two children are needed');
  const office = await visitor();
  await world.signIn(office, 'school@demo.test');
  await office.goto(`/schools/maplewood-elementary-${BAG_SCHOOL}/labels`);
  const today = office
    .getByRole('region', { name: say('labels.days.title') })
    .getByRole('listitem')
    .first();
  await today.getByRole('button', { name: say('labels.days.make') }).click();
  await expect(today.getByRole('link', { name: say('labels.days.download') })).toBeVisible();
  const tokenOf = async ({ id }: Child) => {
    const [label] = await world.rows<{ token: string }>(
      'select token from labels where order_id = $1 and token is not null',
      [id],
    );
    return label?.token ?? '';
  };
  // The second one changes after its label was printed.
  await world.rows(
    `update orders o set item_id = (select i.id from items i join items was on was.id = o.item_id
       where i.vendor_id = was.vendor_id and i.id <> was.id and not i.is_extra order by i.id limit 1)
     where o.id = $1 returning id`,
    [second.id],
  );
  await openKiosk(page);
  await typeScan(page, await tokenOf(first));
  await expect.poll(() => counted(world, [first])).toEqual([{ bags: 1, acts: 1 }]);
  await expect(tile(page, first)).toContainText(say('handouts.hasIt'));

  await typeScan(page, await tokenOf(second));
  await expect(page.getByText(say('handouts.labelVoid'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${second.first} ${second.last}`,
  );
  await expectAccessible(page, 'a void label on a tablet');
  expect(await counted(world, [second])).toEqual([{ bags: 0, acts: 0 }]);
});

test('a tablet is paired by its number, and a person of the school hands out by phone', async ({
  page,
  visitor,
  world,
}) => {
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  await page.goto('/kiosk');
  const shown = page.locator('.ho-code');
  await expect(shown).toContainText(/\d{3} \d{3}/);
  const code = /\d{3} \d{3}/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  await admin.goto(`/admin/kiosks?school=${BAG_SCHOOL}`);
  await admin.getByLabel(say('kiosks.admin.code')).fill(code);
  await admin.locator('#kiosk-name').fill('Tablet 2');
  await admin.getByRole('button', { name: say('kiosks.admin.pair'), exact: true }).click();
  await expect(admin.getByText('Tablet 2 is paired.')).toBeVisible();

  // A reader that reads more formats than before is changed, and not taken away and added anew.
  await admin.getByLabel(say('kiosks.admin.name'), { exact: true }).last().fill('Side table');
  await admin.getByRole('button', { name: say('kiosks.admin.add'), exact: true }).click();
  await admin
    .getByRole('button', { name: say('kiosks.admin.changeNamed', { name: 'Side table' }) })
    .click();
  const change = admin.getByRole('form', {
    name: say('kiosks.admin.changeNamed', { name: 'Side table' }),
  });
  await change.getByRole('checkbox', { name: say('badges.formats.nfc') }).check();
  await change.getByRole('button', { name: say('kiosks.admin.save') }).click();
  const table = admin.getByRole('listitem').filter({ hasText: 'Side table' });
  await expect(table).toContainText(say('badges.formats.nfc'));

  // A badge that is taken back stays in the child's history.
  const name = `${child.first} ${child.last}`;
  const number = badgeOf(child);
  await admin.getByLabel(say('kiosks.admin.search.lunchers')).fill(name);
  await admin.getByRole('button', { name: say('kiosks.admin.giveNamed', { name }) }).click();
  await admin.getByLabel(say('kiosks.admin.number'), { exact: true }).fill(number);
  await admin.getByRole('button', { name: say('kiosks.admin.give'), exact: true }).click();
  await admin
    .getByRole('button', { name: say('kiosks.admin.takeNamed', { number, name }) })
    .click();
  await admin.getByRole('button', { name: say('kiosks.admin.history.of', { name }) }).click();
  const history = admin.getByRole('list', { name: say('kiosks.admin.history.of', { name }) });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText(number);
  await expectAccessible(admin, 'a child’s badges so far');

  // What was hers is free for somebody of the staff.
  await admin.getByRole('button', { name: say('kiosks.admin.holders.people') }).click();
  const [person] = await world.rows<{ name: string }>(
    `select u.first || ' ' || u.last as name from users u
     join destination_users s on s.user_id = u.id
     where s.destination_id = $1 and u.deleted_at is null order by u.id limit 1`,
    [BAG_SCHOOL],
  );
  const staff = { name: person?.name ?? '' };
  await admin.getByRole('button', { name: say('kiosks.admin.giveNamed', staff) }).click();
  await admin.getByLabel(say('kiosks.admin.number'), { exact: true }).fill(number);
  await admin.getByRole('button', { name: say('kiosks.admin.give'), exact: true }).click();
  await expect(
    admin.getByRole('button', { name: say('kiosks.admin.takeNamed', { number, ...staff }) }),
  ).toBeVisible();
  await expectAccessible(admin, 'the badges of a school’s staff');

  await openClass(page, child);
  await handOut(page, [child]);

  const phone = await visitor({ viewport: { width: 390, height: 844 } });
  await world.signIn(phone, 'school@demo.test');
  await phone.goto(`/schools/school-${BAG_SCHOOL}/hand-out`);
  await openClass(phone, child);
  await expect(tile(phone, child)).toContainText(say('handouts.hasIt'));
});

test('pairing says at the field what is wrong, and of a lost network that nothing was done', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('422', 'net::ERR_CONNECTION_REFUSED');
  await world.signIn(page, 'admin@demo.test');
  await page.goto(`/admin/kiosks?school=${BAG_SCHOOL}`);
  const form = page.getByRole('form', { name: say('kiosks.admin.pairTitle') });
  const code = form.getByLabel(say('kiosks.admin.code'));
  const pair = form.getByRole('button', { name: say('kiosks.admin.pair') });
  await pair.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  await page.route('**/api/kiosks', (route) => route.abort('connectionrefused'));
  await pair.click();
  const tablets = page.getByRole('region', { name: say('kiosks.admin.kiosks') });
  await expect(tablets.getByRole('alert')).toHaveText(say('errors.request.unavailable'));
  await expect(code).not.toHaveAttribute('aria-invalid', 'true');
});

test('a phone asks before it leaves what waits for the network', async ({
  page,
  context,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  await world.signIn(page, 'school@demo.test');
  await page.goto(`/schools/maplewood-elementary-${BAG_SCHOOL}/hand-out`);
  await openClass(page, child);
  await context.setOffline(true);
  await handOut(page, [child]);
  await expect(page.getByText(say('handouts.offline'))).toBeVisible();
  const toLabels = page.getByRole('link', { name: say('destinations-portal.tabs.labels') });
  await toLabels.click();
  const question = page.getByRole('alertdialog', { name: say('handouts.leave.title') });
  await expect(question).toContainText(say('handouts.leave.text', { count: 1 }));
  await expectAccessible(page, 'the question before a phone leaves what waits');
  await question.getByRole('button', { name: say('handouts.leave.stay'), exact: true }).click();
  await expect(question).toBeHidden();
  await expect(tile(page, child)).toContainText(say('handouts.hasIt'));

  // The network comes back while the question stands: all is sent, and nothing is left to ask.
  await toLabels.click();
  await expect(question).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('labels.title'));
  expect(await counted(world, [child])).toEqual([{ bags: 1, acts: 1 }]);
});

test('a family that wants to know is told of a lunch that was left, and the team has it credited', async ({
  page,
  visitor,
  world,
}) => {
  const [left, taken] = await lunchesFor(world.rows, TODAY, 2);
  if (!left || !taken) throw new Error('no lunches');
  const [family] = await world.rows<{ email: string; id: number }>(
    `select u.email, u.id from users u join orders o on o.user_id = u.id where o.id = $1`,
    [left.id],
  );
  if (!family) throw new Error('no family');
  await world.rows(
    `insert into order_charges (order_id, sequence, transaction_id, meals_cents, late_fee_cents,
       discount_cents)
     select $1, 1, min(id), 600, 0, 0 from ledger_transactions`,
    [left.id],
  );

  const parent = await visitor();
  await world.signIn(parent, family.email);
  await parent.goto('/parents/account');
  await parent.getByRole('switch', { name: say('account.notifications.notPickedUp') }).click();
  await expect
    .poll(() =>
      world.rows('select notify_not_picked_up as on from users where id = $1', [family.id]),
    )
    .toEqual([{ on: true }]);

  const admin = await visitor();
  await world.signIn(admin, 'admin@demo.test');
  await admin.goto('/admin/settings');
  const rule = admin.getByRole('region', { name: say('site-options.types.not_picked_up') });
  const credits = rule.getByRole('switch', {
    name: say('site-options.fields.not_picked_up.credited'),
  });
  await expect(credits).not.toBeChecked();
  await expect(rule).toContainText(say('site-options.consequences.missed_kept'));
  await credits.click();
  await rule.getByLabel(say('site-options.fields.not_picked_up.percent')).fill('50');
  await expect(rule).toContainText(
    say('site-options.consequences.missed_credited', { percent: '50' }),
  );
  await expectAccessible(admin, 'the rule for lunches that were left');
  await admin.getByRole('button', { name: say('admin.record.save') }).click();
  await expect
    .poll(() => world.rows(`select fields from site_options where type = 'not_picked_up'`))
    .toEqual([{ fields: { credited: true, percent: 50 } }]);

  await openKiosk(page);
  await openClass(page, taken);
  await handOut(page, [taken]);
  await expect.poll(() => counted(world, [taken])).toEqual([{ bags: 1, acts: 1 }]);
  await world.moveTo('2026-10-15T21:00:00Z');
  const mails = () =>
    world.rows<{ text_body: string }>(
      `select text_body from mails where template = 'not_picked_up' and user_id = $1`,
      [family.id],
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text_body).toContain('Bag1');
  expect(
    await world.rows('select told, credited_cents from missed_lunches where order_id = $1', [
      left.id,
    ]),
  ).toEqual([{ told: true, credited_cents: 300 }]);
  await world.moveTo('2026-10-16T15:00:00Z');
  expect(await mails()).toHaveLength(1);

  await parent.goto('/parents/account/orders?when=past');
  const row = parent.getByRole('listitem').filter({ hasText: left.first });
  await expect(row.getByText(say('order-history.notPickedUp'))).toBeVisible();
  await expectAccessible(parent, 'orders with a lunch that was left');
  await parent.goto('/parents/account/billing');
  await expect(
    parent.getByText(say('billing.statement.lines.not_picked_up')).first(),
  ).toBeVisible();
});
