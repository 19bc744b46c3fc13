import { holdBack } from '../support/hold-back.ts';
import { DANA } from '../support/people.ts';
import { followTraffic } from '../support/settled.ts';
import { expectStable, watchMoves } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';
import { weekOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ isFirstVisit: true });

test('the week is whole after one round trip: no call is needed for what shows first', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  // The browser keeps by its own clock the moment at which the first lunch stood there.
  await page.addInitScript(() => {
    const marks = window as unknown as { shownAt?: number };
    const look = new MutationObserver(() => {
      if (!document.body?.innerText.includes('Margherita pizza')) return;
      marks.shownAt = performance.now();
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto('/lunch-calendar?week=2026-10-19');
  await expect(weekOn(page).cell('Mia', 'Monday')).toContainText('Margherita pizza');
  const { shownAt, requests } = await page.evaluate(() => ({
    shownAt: (window as unknown as { shownAt?: number }).shownAt,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
  }));
  if (shownAt === undefined) throw new Error('the first lunch was not seen to come');
  const before = requests.filter(({ startTime }) => startTime < shownAt).map(({ path }) => path);
  expect(before.filter((path) => path.startsWith('/api'))).toEqual([]);

  // Every script that was needed for it is named in the page itself: none was found out about later.
  const html = (await answer?.text()) ?? '';
  const scripts = before.filter((path) => path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => !html.includes(path))).toEqual([]);
  // Its data is JSON, which is not executed.
  expect(html).toMatch(/<script type="application\/json" id="first-data">/);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)(?![^>]*application\/json)[^>]*>/);
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
});

test('the week is there and a meal can be chosen without an answer of any call', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  // Requests are never answered.
  await page.route('**/api/**', () => undefined);
  const week = weekOn(page);
  await week.visit('2026-10-19');
  await week.choose('Mia', 'Thursday', 'Spaghetti marinara', { options: ['Meatballs'] });
  await expect(week.cell('Mia', 'Thursday')).toContainText('$7.50');
  await expect(
    week.summary.getByRole('button', { name: say('calendar.summary.save', { count: 1 }) }),
  ).toBeEnabled();
});

test('the total stands from the first paint on a new device and never moves', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  await watchMoves(page.context());
  const traffic = followTraffic(page);
  const asked: string[] = [];
  await page.route('**/get-available-credit*', async (route) => {
    asked.push(route.request().url());
    await route.continue();
  });
  const week = weekOn(page);
  await week.visit('2026-10-12');
  await expect(week.summary).toContainText(say('calendar.summary.charged'));
  await week.expectCounted();
  await traffic.settled();
  await expectStable(page, 'a week that funds pay', 0);
  expect(asked, 'its funds came with the page').toEqual([]);
});

test('a total that can still become less stays away until the funds are known', async ({
  page,
  world,
}) => {
  await world.signIn(page, DANA);
  const funds = await holdBack(page, '**/get-available-credit*');
  const week = weekOn(page);
  await week.visit('2026-10-12');
  // The page brings what pays its own week; of the next one it is asked.
  await page.getByRole('button', { name: say('calendar.bar.next') }).click();
  await expect(week.cell('Mia', 'Monday')).toContainText('Margherita pizza');
  const counting = week.summary.getByText(say('calendar.summary.counting'));
  await expect(counting).toBeAttached();
  await expect(week.summary).not.toContainText('$45.20');
  funds.admit();
  await week.expectTotal('$45.20');
  await expect(counting).toHaveCount(0);
});
