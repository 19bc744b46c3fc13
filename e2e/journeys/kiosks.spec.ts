import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import { expectAccessible } from '../support/accessible.ts';
import { BAG_SCHOOL, badgeOf, badgesFor, lunchesFor } from '../support/bags.ts';
import { lookAtCode } from '../support/camera.ts';
import { counted, handOut, openClass, openKiosk, TODAY, tile } from '../support/hand-out.ts';
import { holdBack } from '../support/hold-back.ts';
import { expectLooks } from '../support/looks.ts';
import { networkOf } from '../support/network.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', isFirstVisit: true, viewport: { width: 1180, height: 820 } });

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
  // No button takes a press that it would forget, until the page has been read again.
  const reading = await holdBack(admin, '**/api/readers?*');
  await admin.getByRole('button', { name: say('kiosks.admin.give'), exact: true }).click();
  const take = admin.getByRole('button', { name: say('kiosks.admin.takeNamed', { number, name }) });
  await expect(take).toBeDisabled();
  reading.admit();
  await take.click();
  await expect(take).toBeHidden();
  await admin.getByRole('button', { name: say('kiosks.admin.history.of', { name }) }).click();
  const history = admin.getByRole('list', { name: say('kiosks.admin.history.of', { name }) });
  await expect(history.getByRole('listitem')).toHaveCount(1);
  await expect(history).toContainText(number);
  // A field half under the bar at the top would be too small to be touched.
  await admin.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(admin, 'a child’s badges so far');

  // The badge is free for somebody of the staff.
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

test('a phone that loses the school says above the next page how much was never sent', async ({
  page,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  watch.expectFailure('403');
  const children = await lunchesFor(world.rows, TODAY, 2);
  const [first] = children;
  if (!first) throw new Error('no lunches');
  await world.signIn(page, 'school@demo.test');
  await page.goto(`/schools/maplewood-elementary-${BAG_SCHOOL}/hand-out`);
  await openClass(page, first);
  await page.context().setOffline(true);
  await handOut(page, children);
  await expect(page.getByText(say('handouts.waits', { count: 2 }))).toBeVisible();
  await world.rows(
    `delete from user_roles where user_id = (select id from users where email = 'school@demo.test')`,
  );
  await page.context().setOffline(false);
  await expect(alertOn(page, say('alerts.handOutNotSaved', { count: 2 }))).toBeVisible();
  expect(await counted(world, children)).toEqual([{ bags: 0, acts: 0 }]);
});

test('a name of a hundred letters and a long meal stand whole on the screen of a child', async ({
  page,
  world,
}) => {
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  const [first, last] = ['Wolfeschlegelstein'.repeat(3).slice(0, 50), 'Maria de los '.repeat(4)];
  await world.rows(
    `with meal as (update items set name = $3
       where id = (select item_id from orders where id = $4) returning id)
     update lunchers set first = $1, last = $2
     where id = (select luncher_id from orders where id = $4)`,
    [first, last.trim(), 'Slow-roasted chicken with wild rice '.repeat(3).trim(), child.id],
  );
  await openKiosk(page);
  await openClass(page, child);
  await page.getByRole('button', { name: new RegExp(`^${first}`) }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${first} ${last.trim()}`);
  await expect(
    page.getByRole('button', { name: say('handouts.handOver'), exact: true }),
  ).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
});

test('a device whose clock is a day wrong says so, and shows and counts by the right time', async ({
  page,
  world,
}) => {
  const [child] = await lunchesFor(world.rows, TODAY, 1);
  if (!child) throw new Error('no lunch');
  await page.addInitScript((byMs) => {
    const now = Date.now;
    Date.now = () => now() + byMs;
  }, 86_400_000);
  await openKiosk(page);
  await expect(page.getByRole('note')).toHaveText(
    say('handouts.clock', { unit: 'day', count: 1, side: 'ahead' }),
  );
  await openClass(page, child);
  await handOut(page, [child]);
  await expect.poll(() => counted(world, [child])).toEqual([{ bags: 1, acts: 1 }]);
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

test('a tablet keeps its screen whole or not at all, and tries again', async ({ page }) => {
  // The first file of colors and shapes is lost on its way.
  await page.addInitScript(() => {
    const acts: string[] = [];
    const { add, put } = Cache.prototype;
    const isStyle = (path: RequestInfo | URL) => String(path).endsWith('.css');
    Cache.prototype.add = async function (path) {
      if (acts.length > 0 || !isStyle(path)) return await add.call(this, path);
      acts.push('style lost');
      throw new TypeError('Failed to fetch');
    };
    Cache.prototype.put = async function (key, answer) {
      if (key === '/kiosk') {
        const kept = (await this.keys()).filter(({ url }) => isStyle(url)).length;
        const named = document.querySelectorAll('link[rel="stylesheet"]').length;
        acts.push(kept < named ? 'page kept in parts' : 'page kept whole');
      }
      await put.call(this, key, answer);
    };
    Object.assign(window, { acts });
  });
  const acts = () => page.evaluate(() => (window as unknown as { acts: string[] }).acts);
  await openKiosk(page);
  await expect.poll(acts).toEqual(['style lost', 'page kept whole']);
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
  const network = await networkOf(page);
  await openKiosk(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/kiosk')) !== undefined))
    .toBe(true);

  await network.cut();
  await openClass(page, first);
  await handOut(page, [first]);
  await page.reload();
  await expect(page.getByText(say('handouts.offline'))).toBeVisible();
  await openClass(page, second);
  await expect(tile(page, first)).toContainText(say('handouts.hasIt'));
  await handOut(page, [second]);
  expect(await counted(world, children)).toEqual([{ bags: 0, acts: 0 }]);
  await network.restore();
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
  // The third child's lunch is nowhere: the tablet says so, and after a reload still.
  await expect(page.getByText(say('kiosks.pair.lost', { count: 1 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('kiosks.pair.lost', { count: 1 }))).toBeVisible();
  await expectAccessible(page, 'a tablet that was removed');
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

test('a tablet without lunches says why, and when the next ones are', async ({ page, world }) => {
  // Saturday, and then the teachers' day of the school.
  await world.moveTo('2026-10-17T15:00:00Z');
  await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
  await expect(page.getByText(say('handouts.idle.title'))).toBeVisible();
  await expect(page.getByText(say('handouts.idle.weekend'))).toBeVisible();
  await expect(
    page.getByText(say('handouts.idle.next', { day: 'Monday, October 19' })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: say('handouts.find') })).toHaveCount(0);
  await expectLooks(page, 'a tablet without lunches');

  const [closure] = await world.rows<{ at: string; name: string }>(
    `select to_char(starts_on, 'YYYY-MM-DD') || 'T15:00:00Z' as at, name from blackouts
     where destination_id = 1 and grade_id is null and starts_on > '2026-10-17' order by 1 limit 1`,
  );
  if (closure === undefined) throw new Error('no closure of the school');
  await world.moveTo(closure.at);
  await page.reload();
  await expect(page.getByText(new RegExp(`closed today: ${closure.name}`))).toBeVisible();
});
