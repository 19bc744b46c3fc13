import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startMediaHost } from '../../apps/api/test/media-host.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { alertOn } from '../support/week.ts';
import { say } from '../support/words.ts';

const MARKETING = 'marketing@demo.test';
const MERCHANDISING = 'merchandising_sr@demo.test';

/** A file of its own kind and color: the library knows each file once. */
async function pictureFile(name: string, background: string, side = 600) {
  const picture = { create: { width: side, height: side / 2, channels: 3, background } } as const;
  const buffer = await sharp(picture)
    .withExif({ IFD0: { ImageDescription: `${name} ${background}` } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
/**
 * A file of some 6 MB, which takes several pieces. It is of one color, picked anew each time: sizes
 * cut from a picture full of noise would keep the server busy for a minute.
 */
async function largeFile(name: string) {
  const background = `#${randomBytes(3).toString('hex')}`;
  const picture = { width: 1_600, height: 1_280, channels: 3, background } as const;
  const buffer = await sharp({ create: picture }).png({ compressionLevel: 0 }).toBuffer();
  return { name, mimeType: 'image/png', buffer };
}
/** Loses the connection while the second piece is under way; returns how much the server was sent. */
async function loseConnectionOnce(
  page: Page,
  { to, method }: { to: string; method: string } = { to: '**/media/uploads/*', method: 'PATCH' },
) {
  const sent = { pieces: 0, bytes: 0, ranges: [] as string[] };
  await page.route(to, async (route) => {
    const request = route.request();
    if (request.method() !== method) return route.continue();
    sent.pieces += 1;
    sent.ranges.push(request.headers()['content-range'] ?? '');
    if (sent.pieces === 2) {
      await page.context().setOffline(true);
      return route.abort('connectionreset');
    }
    sent.bytes += Number(request.headers()['content-length'] ?? request.postDataBuffer()?.length);
    return route.continue();
  });
  return sent;
}
const panelOf = (page: Page) => page.getByRole('region', { name: say('media-library.panel') });
const edit = (where: Page | Locator, name: string) =>
  where.getByRole('button', { name: say('media-library.edit', { name }), exact: true });

/** Presses Tab until the element has the focus, and returns how often; stops after 80 times. */
async function tabsTo(page: Page, target: Locator): Promise<number> {
  for (let pressed = 1; pressed <= 80; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return pressed;
  }
  return Infinity;
}

test.describe('in a world of its own', () => {
  test.use({ sharing: 'own', isFirstVisit: true });

  test('pictures are uploaded many at once, described, tagged, found and deleted', async ({
    page,
    world,
  }) => {
    await world.signIn(page, MARKETING);
    await page.goto('/admin/media');
    const files = await Promise.all([
      pictureFile('corn-comal.jpg', '#e0b23a'),
      pictureFile('roasting <b>day</b>.jpg', '#8a4a20'),
      pictureFile('../../taco.jpg', '#2f9e5b'),
    ]);
    const liar = { name: 'liar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') };
    await page
      .getByLabel(say('media-library.upload'))
      .last()
      .setInputFiles([...files, liar]);
    await expect(page.getByText(say('errors.field.picture_drawing'))).toBeVisible();
    await expect(edit(page, 'corn-comal')).toBeVisible();
    await expect(edit(page, 'roasting <b>day</b>')).toBeVisible();
    await expectAccessible(page, 'the library with uploads');
    const dismiss = say('media-library.dismissOne', { name: 'liar.jpg' });
    await page.getByRole('button', { name: dismiss }).click();

    await edit(page, 'corn-comal').click();
    const panel = panelOf(page);
    await panel
      .getByRole('textbox', { name: say('media-library.altText'), exact: true })
      .fill('Corn on a plate');
    await panel.getByLabel(say('media-library.altTextSpanish')).fill('Maíz en un plato');
    const tags = panel.getByRole('combobox', { name: say('media-library.tagsOf') });
    await tags.fill('street corn');
    await tags.press('Enter');
    await expect(panel.getByText('street corn', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: say('media-library.update') }).click();
    await expect(alertOn(page, say('alerts.assetUpdated'))).toBeVisible();
    await expectAccessible(page, 'a picture of the library');
    await panel.getByRole('button', { name: say('media-library.closePanel') }).press('Enter');
    await expect(edit(page, 'corn-comal')).toBeFocused();

    // One character starts no search; two do.
    const search = page.getByRole('searchbox', { name: say('media-library.search') });
    await search.fill('co');
    await expect(edit(page, 'corn-comal')).toBeVisible();
    await search.fill('corn on a pl');
    await expect(edit(page, 'roasting <b>day</b>')).toHaveCount(0);
    await expect(edit(page, 'corn-comal')).toBeVisible();
    await search.fill('no such thing');
    await expect(page.getByText(say('media-library.none'))).toBeVisible();
    const clearAll = page.getByRole('button', { name: say('media-library.clearAll') });
    await clearAll.click();
    await expect(edit(page, 'roasting <b>day</b>')).toBeVisible();
    await expect(search).toHaveValue('');

    // More filters: by whom, and when.
    await expect(edit(page, 'Spaghetti marinara')).toBeVisible();
    await page.getByRole('button', { name: say('media-library.more'), exact: true }).click();
    const addedBy = page.getByRole('combobox', { name: say('media-library.addedBy') });
    await addedBy.fill('mika');
    await page.getByRole('option', { name: /Mika/ }).click();
    await expect(edit(page, 'Spaghetti marinara')).toHaveCount(0);
    await expect(edit(page, 'Margherita pizza')).toBeVisible();
    await page.getByLabel(say('media-library.createdAfter')).fill('2099-01-01');
    await expect(page.getByText('Nothing matches that criteria....')).toBeVisible();
    await expectAccessible(page, 'the library with all of its filters');
    await clearAll.click();
    await expect(edit(page, 'Spaghetti marinara')).toBeVisible();
    await expect(addedBy).toHaveValue('');
    await expect(page.getByLabel(say('media-library.createdAfter'))).toHaveValue('');
    const byTag = page.getByRole('combobox', { name: say('media-library.tagsHint') });
    await byTag.fill('street');
    await page.getByRole('option', { name: 'street corn' }).click();
    await expect(edit(page, 'roasting <b>day</b>')).toHaveCount(0);
    await expect(edit(page, 'corn-comal')).toBeVisible();

    await edit(page, 'corn-comal').click();
    await panel.getByRole('button', { name: say('media-library.remove') }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(
      'Are you sure you want to delete this route? This action cannot be undone.',
    );
    await question.getByRole('button', { name: say('media-library.remove') }).click();
    await expect(alertOn(page, say('alerts.assetDeleted'))).toBeVisible();
    await expect(page.getByText(say('media-library.none'))).toBeVisible();

    // A file that is cancelled on its way leaves nothing behind.
    await page.route('**/media/uploads/*', (route) =>
      route.request().method() === 'PATCH' ? undefined : route.continue(),
    );
    await page
      .getByLabel(say('media-library.upload'))
      .last()
      .setInputFiles(await largeFile('slow.png'));
    const cancel = say('media-library.cancelOne', { name: 'slow.png' });
    await page.getByRole('button', { name: cancel }).click();
    await expect(page.getByText('slow.png')).toHaveCount(0);
    await expect.poll(() => world.rows('select public_id from media_uploads')).toHaveLength(0);
  });

  test('a picture that is deleted is gone from the whole library at once', async ({
    page,
    world,
  }) => {
    await world.signIn(page, MARKETING);
    await page.goto('/admin/media');
    await expect(page.locator('.media-tile').nth(3)).toBeVisible();
    await page
      .getByLabel(say('media-library.upload'))
      .last()
      .setInputFiles(await pictureFile('passing.jpg', '#334455'));
    await edit(page, 'passing').click();
    await panelOf(page)
      .getByRole('button', { name: say('media-library.remove') })
      .click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('media-library.remove') })
      .click();
    await expect(alertOn(page, say('alerts.assetDeleted'))).toBeVisible();
    await expect(edit(page, 'passing')).toHaveCount(0);
  });

  test('a picture whose upload lost the connection is chosen by keyboard, replaced everywhere in three clicks, and not deleted', async ({
    page,
    world,
    watch,
  }) => {
    watch.expectFailure('net::ERR_');
    await world.signIn(page, MERCHANDISING);
    await page.goto('/admin/media');
    const sent = await loseConnectionOnce(page);
    const file = await largeFile('bowl.png');
    await page.getByLabel(say('media-library.upload')).last().setInputFiles(file);
    await expect(page.getByText(say('media.interrupted'))).toBeVisible();
    await expectAccessible(page, 'the library with an upload that waits');
    await page.context().setOffline(false);
    await expect(edit(page, 'bowl')).toBeVisible();
    // Bytes that had arrived are not sent again.
    expect(sent.bytes).toBe(file.buffer.length);

    const [item] = await world.rows<{ id: number; name: string }>(
      `select id, name from items where asset_id is null and not is_extra order by id limit 1`,
    );
    await page.goto(`/admin/items/${item?.id}`);
    await page.getByRole('button', { name: say('media-library.fromLibrary') }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('bowl');
    const choose = dialog.getByRole('button', {
      name: say('media-library.selectOne', { name: 'bowl' }),
      exact: true,
    });
    await expect(choose).toBeVisible();
    await dialog.getByRole('searchbox').fill('');
    const buttons = dialog.getByRole('grid').getByRole('button');
    await expect.poll(() => buttons.count()).toBeGreaterThan(40);
    // Tab enters the grid of many pictures at one place, and arrows move in it.
    await dialog.getByRole('searchbox').focus();
    expect(await tabsTo(page, buttons.first())).toBeLessThanOrEqual(5);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expect(buttons.nth(1)).toBeFocused();
    await page.keyboard.press('Home');
    await expect(choose).toBeFocused();
    await page.keyboard.press('Space');
    await expect(
      dialog.getByRole('button', { name: say('media-library.selectedOne', { name: 'bowl' }) }),
    ).toBeFocused();
    await expectAccessible(page, 'the picker');
    const done = dialog.getByRole('button', { name: say('media-library.done') });
    expect(await tabsTo(page, done)).toBeLessThanOrEqual(4);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(alertOn(page, say('alerts.itemUpdated'))).toBeVisible();
    const shownFirst = await pictureOf();

    await page.goto('/admin/media');
    let clicks = 0;
    const click = (what: Locator) => {
      clicks += 1;
      return what.click();
    };
    await click(edit(page, 'bowl'));
    const panel = panelOf(page);
    await expect(panel.getByRole('link', { name: item?.name ?? '' })).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await click(panel.getByRole('button', { name: say('media-library.replaceOne') }));
    // The third is the file, in the window of the browser.
    clicks += 1;
    await (await chooser).setFiles(await pictureFile('bowl-2.jpg', '#c33', 800));
    await expect(alertOn(page, say('alerts.assetUpdated'))).toBeVisible();
    expect(clicks).toBe(3);
    const shownNow = await pictureOf();
    expect(shownNow).not.toBe(shownFirst);
    expect((await page.request.get(shownNow)).headers()['content-type']).toMatch(/^image/);

    await panel.getByRole('button', { name: say('media-library.remove') }).click();
    const question = page.getByRole('alertdialog');
    // The dialog names the uses before anybody asks for the picture to be deleted.
    await expect(question.getByRole('link', { name: item?.name ?? '' })).toBeVisible();
    await expect(question.getByRole('button')).toHaveText([say('media-library.close')]);
    await expect(question).toContainText(say('media-library.inUse', { count: 1 }));
    await expectAccessible(page, 'a picture that is not deleted');

    async function pictureOf(): Promise<string> {
      const rows = await world.rows<{ picture: string }>(
        `select picture from items where id = ${Number(item?.id)}`,
      );
      return rows[0]?.picture ?? '';
    }
  });

  test('a large picture goes on to an image host where the connection was lost', async ({
    visitor,
    world,
    watch,
  }) => {
    watch.expectFailure('net::ERR_');
    const host = await startMediaHost();
    const server = await world.startBeside(host.env);
    try {
      const page = await visitor({ baseURL: server.url });
      await world.signIn(page, MERCHANDISING);
      await page.goto('/admin/media');
      const sent = await loseConnectionOnce(page, { to: `${host.url}/**`, method: 'POST' });
      const file = await largeFile('stew.png');
      await page.getByLabel(say('media-library.upload')).last().setInputFiles(file);
      await expect(page.getByText(say('media.interrupted'))).toBeVisible();
      await page.context().setOffline(false);
      await expect(edit(page, 'stew')).toBeVisible();
      // Bytes that had arrived are not sent again.
      expect(sent.ranges.filter((range) => range.startsWith('bytes 0-'))).toHaveLength(1);
      expect(sent.pieces).toBeGreaterThan(2);
      const [asset] = await world.rows<{ bytes: number }>(
        `select bytes from assets where name = 'stew'`,
      );
      expect(asset?.bytes).toBe(file.buffer.length);
    } finally {
      await server.stop();
      await host.close();
    }
  });

  test('the library says whom to ask when it fails to create, change, replace or delete', async ({
    page,
    world,
    watch,
  }) => {
    watch.expectFailure('500');
    await world.signIn(page, MARKETING);
    await page.goto('/admin/media');
    const input = page.getByLabel(say('media-library.upload')).last();
    await input.setInputFiles(await pictureFile('salad.jpg', '#2f9e5b'));
    await expect(edit(page, 'salad')).toBeVisible();

    const sentence = page
      .locator('[role=alert], [role=status]')
      .getByText(new RegExp(say('alerts.default', { email: '.+' })));
    /** Lets every call to the library but reading fail, and expects the sentence about it. */
    const failing = async (act: () => Promise<void>) => {
      await page.route('**/api/assets**', (route) =>
        ['POST', 'PUT', 'DELETE'].includes(route.request().method()) &&
        !route.request().url().endsWith('/uploads')
          ? route.fulfill({ status: 500, json: { message: 'broken' } })
          : route.continue(),
      );
      await act();
      await expect(sentence).toBeVisible();
      await page.getByRole('button', { name: say('shell.alerts.dismiss'), exact: true }).click();
      await expect(sentence).toHaveCount(0);
      await page.unrouteAll({ behavior: 'wait' });
    };
    await failing(async () => input.setInputFiles(await pictureFile('soup.jpg', '#8a4a20')));
    await expect(page.getByText('soup.jpg')).toBeVisible();

    await edit(page, 'salad').click();
    const panel = panelOf(page);
    await failing(() => panel.getByRole('button', { name: say('media-library.update') }).click());
    await failing(async () => {
      const chooser = page.waitForEvent('filechooser');
      await panel.getByRole('button', { name: say('media-library.replaceOne') }).click();
      await (await chooser).setFiles(await pictureFile('stew.jpg', '#c33'));
    });
    await failing(async () => {
      await panel.getByRole('button', { name: say('media-library.remove') }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: say('media-library.remove') }).click();
    });
    await expect(edit(page, 'salad')).toBeVisible();
  });
});

test('uploads that are under way are not ended by leaving the library, or the picker, by mistake', async ({
  page,
  world,
}) => {
  await world.signIn(page, MERCHANDISING);
  await page.route('**/media/uploads/*', (route) =>
    route.request().method() === 'PATCH' ? undefined : route.continue(),
  );
  const input = (where: Page | Locator) => where.getByLabel(say('media-library.upload')).last();
  const question = page.getByRole('alertdialog', { name: say('media-library.stopping.title') });
  const running = page.getByRole('button', {
    name: say('media-library.cancelOne', { name: 'slow.png' }),
  });
  const answer = (word: 'stay' | 'leave') =>
    question
      .getByRole('button', { name: say(`media-library.stopping.${word}`), exact: true })
      .click();

  await page.goto('/admin');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('admin.entries.media') })
    .first()
    .click();
  const back = () => page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/admin\/media/);
  await input(page).setInputFiles(await largeFile('slow.png'));
  await expect(running).toBeVisible();
  await back();
  await expect(question).toContainText(say('media-library.stopping.text', { count: 1 }));
  await expectAccessible(page, 'the library that is left with an upload under way');
  await answer('stay');
  await expect(page).toHaveURL(/\/admin\/media/);
  await expect(running).toBeVisible();
  await back();
  await answer('leave');
  await expect(page).toHaveURL(/\/admin$/);

  const [item] = await world.rows<{ id: number }>(
    'select id from items where not is_extra and archived_at is null order by id desc limit 1',
  );
  await page.goto(`/admin/items/${item?.id}`);
  await page.getByRole('button', { name: say('media-library.fromLibrary') }).click();
  const picker = page.getByRole('dialog');
  await input(picker).setInputFiles(await largeFile('slow.png'));
  await expect(running).toBeVisible();
  await picker.getByRole('button', { name: say('media-library.done') }).click();
  await expect(question).toBeVisible();
  await answer('stay');
  await expect(question).toHaveCount(0);
  await expect(running).toBeVisible();
  await page.keyboard.press('Escape');
  await answer('leave');
  await expect(picker).toHaveCount(0);
});
