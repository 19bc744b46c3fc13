import { expectAccessible } from '../support/accessible.ts';
import { DANA } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const DEVELOPER = 'developer@demo.test';

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a developer crosses the bridge, finds a refused request and tries a failed job again', async ({
    page,
    visitor,
    world,
    watch,
  }) => {
    watch.expectFailure('403');
    const parent = await visitor();
    await world.signIn(parent, DANA);
    expect((await parent.request.get('/api/ops/requests')).status()).toBe(403);
    await world.rows(
      `insert into pgboss.job (name, state, data, retry_limit, retry_count, policy, output)
     select name, 'failed', '{"mailId": 1}', 0, 0, policy, '{"message": "nobody answered"}'
     from pgboss.queue where name = 'mail.send' returning 1`,
      [],
    );

    await world.signIn(page, DEVELOPER);
    await page.goto('/parents/account');
    await page.getByRole('button', { name: /open your menu$/ }).click();
    await page.getByRole('button', { name: say('frame.menu.telescope'), exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/ops\/requests$/);
    await page.getByText(say('operations.requests.refused'), { exact: true }).click();
    const refused = page.getByRole('row').filter({ hasText: '/api/ops/requests' });
    await expect(refused.first()).toContainText('403 forbidden');
    await expectAccessible(page, 'the refused requests');

    await page.getByRole('link', { name: say('operations.nav.jobs') }).click();
    await page.getByText(say('operations.jobs.failed'), { exact: true }).first().click();
    const job = page.getByRole('row').filter({ hasText: 'nobody answered' });
    await expect(job).toBeVisible();
    await job.getByRole('button', { name: say('operations.jobs.again') }).click();
    await expect(job).toBeHidden();
    await expectAccessible(page, 'the jobs');
  });
});

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own' });

  test('a job that runs is seen to end', async ({ page, world }) => {
    await world.rows(
      `insert into pgboss.job (name, state, data, retry_limit, policy, output, started_on)
     select name, 'active', '{}', 0, policy, '{"message": "still at it"}', now()
     from pgboss.queue where name = 'mail.send' returning 1`,
    );
    await world.signIn(page, DEVELOPER);
    await page.goto('/admin/ops/jobs');
    const job = page.getByRole('row').filter({ hasText: 'still at it' });
    await expect(job.getByText(say('operations.jobs.running'), { exact: true })).toBeVisible();
    await world.rows(
      `update pgboss.job set state = 'completed', completed_on = now()
     where output ->> 'message' = 'still at it' returning 1`,
    );
    await expect(job.getByText(say('operations.jobs.done'), { exact: true })).toBeVisible();
  });
});

test('the same in a new tab, and a hand-off works once', async ({ page, world, context }) => {
  await world.signIn(page, DEVELOPER);
  await page.goto('/parents/account');
  await page.getByRole('button', { name: /open your menu$/ }).click();
  const opened = context.waitForEvent('page');
  await page
    .getByRole('button', { name: say('frame.menu.inNewTab', { name: say('frame.menu.vapor_ui') }) })
    .click();
  const tab = await opened;
  await expect(tab).toHaveURL(/\/admin\/ops\/jobs$/);
  await expect(
    tab.getByRole('heading', { name: say('operations.jobs.title'), level: 1 }),
  ).toBeVisible();
  const { data } = await (
    await page.request.post('/api/bridge', { data: { destination: 'telescope' } })
  ).json();
  expect((await page.request.get(data.url, { maxRedirects: 0 })).status()).toBe(303);
  expect((await page.request.get(data.url, { maxRedirects: 0 })).status()).toBe(403);
});
