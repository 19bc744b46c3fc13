import type { Page } from '@playwright/test';
import { PAGES } from '@yay/contract/pages';
import { copyPerson } from '../support/copy-person.ts';
import { holdBack } from '../support/hold-back.ts';
import { listening } from '../support/listening.ts';
import { DANA, DANA_ID, SUPPORT } from '../support/people.ts';
import { expect, test, type World } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

/** Another process of the product on the same database, without jobs of its own. */
const startApi = (world: World) => world.startBeside({ ROLE: 'api' });

const A_SECOND = 1_000;

const suspend = (staff: Page, url: string, userId: number) =>
  staff.request.post(`${url}/api/users/${userId}/suspend`, { headers: { origin: url } });

test('a suspension in one process ends an open page of another one within a second', async ({
  page,
  visitor,
  world,
  watch,
}) => {
  watch.expectFailure('401');
  const other = await startApi(world);
  try {
    const staff = await visitor({ baseURL: other.url });
    const login = await staff.request.post(`${other.url}/api/login`, {
      data: { email: SUPPORT, password: 'lunch-demo-1' },
    });
    expect(login.status()).toBe(200);
    const suspendFamily = async (): Promise<number> => {
      const { id, email } = await copyPerson(world, DANA);
      await world.signIn(page, email);
      const heard = listening(page, /private-user/);
      await weekOn(page).visit('2026-10-19');
      await heard;
      const answer = await suspend(staff, other.url, id);
      const answeredAt = performance.now();
      expect(answer.status(), await answer.text()).toBe(200);
      await page.waitForURL(/\/login/);
      return performance.now() - answeredAt;
    };
    // A machine that is busy with something else may stall, but hardly three times.
    const times: number[] = [];
    while (times.length < 3 && Math.min(...times) > A_SECOND) times.push(await suspendFamily());
    expect(Math.min(...times)).toBeLessThanOrEqual(A_SECOND);
    await expect(page.getByText(say('alerts.sessionEnded'))).toBeVisible();

    // Nothing that was open can be come back to.
    await page.goto(PAGES.lunchCalendar.path);
    await expect(page).toHaveURL(/\/login/);
  } finally {
    await other.stop();
  }
});

/** Resolves once the server has ended the socket of a page that is opened from now on. */
async function ended(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket', (one) => one.url().includes('/realtime'));
  await socket.waitForEvent('close');
}

test('a page whose own channel loads late is told of the suspension that it missed', async ({
  page,
  visitor,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('401');
  await world.signIn(page, kims.email);
  const ownChannel = await holdBack(page, /own-channel-[^/]*\.js$/);
  const heard = listening(page, /private-user/);
  const over = ended(page);
  await weekOn(page).visit('2026-10-19');
  await Promise.all([heard, ownChannel.asked]);
  const staff = await visitor();
  await world.signIn(staff, SUPPORT);
  expect((await suspend(staff, world.url, kims.id)).status()).toBe(200);
  await over;
  ownChannel.admit();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(say('alerts.sessionEnded'))).toBeVisible();
});

test('a page that could not look when its session ended finds out by itself', async ({
  page,
  world,
  watch,
  kims,
}) => {
  watch.expectFailure('/api/me', '401');
  await world.signIn(page, kims.email);
  await page.clock.install();
  const heard = listening(page, /private-user/);
  const over = ended(page);
  await weekOn(page).visit('2026-10-19');
  await heard;
  const me = await holdBack(page, '**/api/me', (route) => route.abort());
  const gone = await page.request.post(`${world.url}/api/logout`, {
    headers: { origin: world.url },
  });
  expect(gone.status()).toBe(204);
  await Promise.all([over, me.asked]);
  me.admit();
  await page.clock.fastForward('00:30');
  await expect(page).toHaveURL(/\/login/);
});

test('signing out on one device leaves the other one signed in', async ({
  page,
  visitor,
  world,
  watch,
  nairs,
}) => {
  watch.expectFailure('401');
  await world.signIn(page, nairs.email);
  const heard = listening(page, /private-user/);
  await page.goto(PAGES.lunchCalendar.path);
  await heard;
  const phone = await visitor();
  await world.signIn(phone, nairs.email);
  const phoneHeard = listening(phone, /private-user/);
  await phone.goto(PAGES.lunchCalendar.path);
  await phoneHeard;
  const gone = await phone.request.post(`${world.url}/api/logout`, {
    headers: { origin: world.url },
  });
  expect(gone.status()).toBe(204);
  // The other tab finds out by itself, this one goes on.
  await expect(phone).toHaveURL(/\/login/);
  await page.reload();
  await expect(weekOn(page).row('Anika')).toBeVisible();
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a closure takes a lunch off an open calendar, and unsaved choices there stay', async ({
    page,
    visitor,
    world,
  }) => {
    await world.signIn(page, DANA);
    const heard = listening(page, /private-user/);
    const week = weekOn(page);
    await week.visit('2026-10-19');
    await heard;
    await expect(
      page.getByRole('link', { name: say('calendar-choosing.go.months') }),
    ).toBeVisible();
    await expect(week.cell('Mia', 'Monday')).toContainText('Margherita pizza');
    await week.choose('Leo', 'Tuesday', 'Two chicken tacos', { options: ['Mild salsa'] });

    const [place] = await world.rows<{ market: number; school: number }>(
      `select d.market_id as market, d.id as school
     from lunchers l join destinations d on d.id = l.destination_id
     where l.user_id = $1 and l.first = 'Mia'`,
      [DANA_ID],
    );
    const staff = await visitor();
    await world.signIn(staff, 'ops_lead@demo.test');
    const closed = await staff.request.post(`${world.url}/api/v2/blackouts`, {
      headers: { origin: world.url, 'idempotency-key': 'snow-while-looked-at' },
      data: {
        name: 'Snow day',
        reason: 'weather_closure',
        starts_on: '2026-10-19',
        ends_on: '2026-10-19',
        targets: {
          granularity: 'destinations',
          markets: [place?.market],
          destinations: [place?.school],
        },
      },
    });
    expect(closed.status(), await closed.text()).toBe(201);
    await expect(week.cell('Mia', 'Monday')).toContainText('Snow day');
    await expect(week.cell('Mia', 'Monday')).not.toContainText('Margherita pizza');
    await expect(week.cell('Leo', 'Tuesday')).toContainText('Two chicken tacos');
    await week.save(1);
    await expect(week.cell('Leo', 'Tuesday')).toContainText('Two chicken tacos');
  });
});

test('an open list of people shows somebody else’s changes, without a reload', async ({
  page,
  visitor,
  world,
  kims,
}) => {
  const other = await startApi(world);
  try {
    await world.signIn(page, SUPPORT);
    const heard = listening(page, /private-list\.users/);
    await page.goto(`${PAGES.adminUsers.path}?search=${kims.email}`);
    const row = page.getByRole('row').filter({ hasText: kims.email });
    await expect(row).toContainText(say('users.list.states.active'));
    await heard;

    const staff = await visitor({ baseURL: other.url });
    await staff.request.post(`${other.url}/api/login`, {
      data: { email: SUPPORT, password: 'lunch-demo-1' },
    });
    expect((await suspend(staff, other.url, kims.id)).status()).toBe(200);
    await expect(row).toContainText(say('users.list.states.suspended'));
  } finally {
    await other.stop();
  }
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('after the server was away the page hears again, and asks for the messages that it missed', async ({
    page,
    world,
  }) => {
    await world.signIn(page, SUPPORT);
    const heard = listening(page, /private-list\.users/);
    await page.goto(`${PAGES.adminUsers.path}?search=dana`);
    const row = page.getByRole('row').filter({ hasText: 'Dana Kim' });
    await expect(row).toContainText(say('users.list.states.active'));
    await heard;
    await world.rows(
      `update users set suspended_on = app_now(), suspension_reason = 'admin' where id = $1`,
      [DANA_ID],
    );
    await world.restart();
    await expect(row).toContainText(say('users.list.states.suspended'));
  });
});
