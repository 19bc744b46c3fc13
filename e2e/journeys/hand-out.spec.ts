import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import {
  BAG_SCHOOL,
  badgeOf,
  badgesFor,
  type Child,
  lunchesFor,
  withoutLabelMail,
} from '../support/bags.ts';
import {
  counted,
  handOut,
  handOver,
  openClass,
  openKiosk,
  TODAY,
  tile,
} from '../support/hand-out.ts';
import { holdBack } from '../support/hold-back.ts';
import { typeScan } from '../support/scan.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own', isFirstVisit: true, viewport: { width: 1180, height: 820 } });

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
  const children = await lunchesFor(world.rows, TODAY, 300, 25);
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
  const full = new RegExp(`\\bJ\\d+ .*${say('handouts.allOf', { all: 25 })}$`);
  for (const one of [page, other]) {
    await one.getByText(say('handouts.classes')).click();
    await expect(one.getByRole('button', { name: full })).toHaveCount(12);
  }
});

test('a tablet that is back says how much it still sends, and tells at once what did not count', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED');
  const children = await lunchesFor(world.rows, TODAY, 12);
  const [first] = children;
  if (!first) throw new Error('no lunches');
  const other = await visitor();
  await openKiosk(page);
  await openKiosk(other);
  await openClass(page, first);
  await openClass(other, first);
  await page.context().setOffline(true);
  await handOut(page, children);
  const twice = children.slice(0, 2);
  await handOut(other, twice);
  await expect.poll(() => counted(world, twice)).toEqual([{ bags: 2, acts: 2 }]);
  await other.close();
  const acts = await holdBack(page, '**/api/kiosk/acts');
  await page
    .getByRole('button', { name: say('handouts.classes') })
    .last()
    .click();
  await page.context().setOffline(false);
  await expect(page.getByText(say('handouts.waits', { count: 12 }))).toBeVisible();
  await expect(page.getByText(say('handouts.saved'))).toBeHidden();
  acts.admit();
  await expect(page.getByText(say('handouts.saved'))).toBeVisible();
  await page
    .getByText(say('handouts.quiet.already_handed_over', { count: 2 }))
    .locator('..')
    .getByRole('button', { name: say('handouts.understood') })
    .click();
  await expect(page.getByText(say('handouts.understood'))).toBeHidden();
  expect(await counted(world, children)).toEqual([{ bags: 12, acts: 12 }]);
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
  await withoutLabelMail(world.rows);
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
  // The note and all that can be done stand on one screen of a tablet, without scrolling.
  await expect(page.getByText(say('handouts.labelVoid'))).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: say('handouts.problem') })).toBeInViewport({
    ratio: 1,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${second.first} ${second.last}`,
  );
  await expectAccessible(page, 'a void label on a tablet');
  expect(await counted(world, [second])).toEqual([{ bags: 0, acts: 0 }]);
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
