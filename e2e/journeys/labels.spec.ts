import { expectAccessible } from '../support/accessible.ts';
import { BAG_SCHOOL, withoutLabelMail } from '../support/bags.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const SECRETARY = 'school@demo.test';

test('labels are printed, an order changes, and the old label is void where it is scanned', async ({
  page,
  world,
}) => {
  await withoutLabelMail(world.rows);
  await world.signIn(page, SECRETARY);
  await page.goto('/schools/maplewood-elementary-1/labels');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('labels.title'));
  const days = page.getByRole('region', { name: say('labels.days.title') });
  const changes = page.getByRole('region', { name: new RegExp(say('labels.changes.title')) });
  await expect(changes).toContainText(say('labels.changes.noPrint'));

  const first = days.getByRole('listitem').first();
  await first.getByRole('button', { name: say('labels.days.make') }).click();
  const download = first.getByRole('link', { name: say('labels.days.download') });
  await expect(download).toBeVisible();
  // A press that comes too early is told to come back.
  const board = '**/api/v2/destinations/1/labels';
  await page.route(board, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const prints = data.prints.map((print: object) => ({ ...print, status: 'running' }));
    await route.fulfill({ response: answer, json: { data: { ...data, prints } } });
  });
  await page.reload();
  await first.getByRole('button', { name: say('labels.days.download') }).click();
  await expect(alertOn(page, say('alerts.labelStillGenerating'))).toBeVisible();
  // The page asks again by itself, and may be doing so.
  await page.unrouteAll({ behavior: 'wait' });
  await expect(download).toBeVisible();
  // A try to make them anew that was stopped takes nothing away.
  await page.route(board, async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const [good] = data.prints;
    const prints = [{ ...good, id: good.id + 1, status: 'stopped' }, ...data.prints];
    await route.fulfill({ response: answer, json: { data: { ...data, prints } } });
  });
  await page.reload();
  await expect(first).toContainText(say('labels.days.triedAgain.stopped'));
  await expect(download).toBeVisible();
  await expectAccessible(page, 'labels that were not made anew');
  // The page asks again by itself, and may be doing so.
  await page.unrouteAll({ behavior: 'wait' });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^Labels.*Maplewood.*\.pdf$/);
  await expect(changes).toContainText(say('labels.changes.none'));
  await expectAccessible(page, 'labels of a day');
  const standing = () =>
    world.rows<{ id: number; status: string }>(
      `select id, sheet, start_place, status from label_prints
       where destination_id = $1 and replaced_by is null`,
      [BAG_SCHOOL],
    );

  // The school changes its paper, and makes the same day's labels on it, from the fifth label on.
  const paper = page.getByRole('region', { name: say('labels.settings.title') });
  await paper.getByLabel(say('labels.settings.sheet')).selectOption('a4_70x37');
  await paper.getByRole('button', { name: say('labels.settings.save') }).click();
  await expect(paper.getByRole('status')).toHaveText(say('labels.settings.saved'));
  await paper.getByLabel(say('labels.settings.start')).fill('5');
  const regenerate = first.getByRole('button', { name: say('labels.days.regenerate') });
  // A job that fails is said when it has failed; the labels from before stay.
  await page.route('**/labels/prints/*/regenerate', async (route) => {
    const [good] = await standing();
    const print = await (await page.request.get('/api/v2/destinations/1/labels')).json();
    const anew = print.data.prints.find(({ id }: { id: number }) => id === good?.id);
    const failed = { ...anew, id: anew.id + 1_000, status: 'failed' };
    await page.route(board, async (again) => {
      const answer = await again.fetch();
      const { data } = await answer.json();
      await again.fulfill({
        response: answer,
        json: { data: { ...data, prints: [failed, ...data.prints] } },
      });
    });
    await route.fulfill({ status: 202, json: { data: { ...failed, status: 'waiting' } } });
  });
  await regenerate.click();
  await expect(alertOn(page, say('alerts.labelRegenerationFailed'))).toBeVisible();
  await expect(first).toContainText(say('labels.days.triedAgain.failed'));
  await expect(download).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await paper.getByLabel(say('labels.settings.start')).fill('5');
  await regenerate.click();
  await expect(alertOn(page, say('alerts.labelRegenerated'))).toBeVisible();
  const anew = { id: expect.any(Number), sheet: 'a4_70x37', start_place: 5, status: 'ready' };
  expect(await standing()).toEqual([anew]);
  const [whole] = await standing();
  await expect(download).toBeVisible();

  const [label] = await world.rows<{ token: string; order_id: number; last: string }>(
    `select token, order_id, content ->> 'last' as last from labels
     where print_id = $1 order by n limit 1`,
    [whole?.id],
  );
  const scan = async () => {
    const answer = await page.request.post('/api/v2/destinations/1/labels/scan', {
      data: { code: label?.token },
      headers: { origin: new URL(page.url()).origin },
    });
    return (await answer.json()).data.state;
  };
  expect(await scan()).toBe('valid');
  // The same vendor's other meal, as the team would put it there.
  await world.rows(
    `update orders o set item_id = (select i.id from items i join items was on was.id = o.item_id
       where i.vendor_id = was.vendor_id and i.id <> was.id and not i.is_extra order by i.id limit 1)
     where o.id = $1 returning id`,
    [label?.order_id],
  );
  expect(await scan()).toBe('void');
  await page.reload();
  const row = changes.getByRole('row').filter({ hasText: label?.last ?? '' });
  await expect(row.filter({ hasText: say('labels.changes.changed') })).toHaveCount(1);
  await expectAccessible(page, 'labels that changed');
  // At 390 px its rows are cards.
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'labels that changed, 390 px');
  if (wide) await page.setViewportSize(wide);

  await changes.getByRole('button', { name: /^Make 1 label/ }).click();
  await expect(changes).toContainText(say('labels.changes.none'));
  // Its file is where it was asked for, and told from the file of the whole day.
  await expect(
    changes.getByRole('link', {
      name: new RegExp(`^${say('labels.days.download')}: .*${say('labels.days.changed')}$`),
    }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: say('labels.days.older') })).toBeHidden();
  expect(await scan()).toBe('void');
  // Against the whole print the change is still there, for whoever lost its label.
  await changes.getByLabel(say('labels.changes.base')).selectOption(String(whole?.id));
  await expect(row.filter({ hasText: say('labels.changes.changed') })).toHaveCount(1);
  await expectAccessible(page, 'labels that changed since a print that was chosen');

  // A lunch that is only canceled makes no label, but a slip that names the one to throw away.
  await world.rows(
    `update orders set status = 'cancelled', cancel_reason = 'staff' where id = $1 returning id`,
    [label?.order_id],
  );
  await page.reload();
  await changes
    .getByRole('button', { name: say('labels.changes.make', { labels: 0, slip: 'no' }) })
    .click();
  const [slip = ''] = say('labels.days.slip', { time: '|' }).split('|');
  await expect(changes.getByRole('listitem')).toContainText(slip);
});
