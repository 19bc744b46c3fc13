import type { Page } from '@playwright/test';
import { DEMO_KIOSK_TOKEN } from '@yay/seeds/demo';
import sharp from 'sharp';
import { KEPT, listen, waiting } from '../support/attacks.ts';
import { BAG_SCHOOL, withoutLabelMail } from '../support/bags.ts';
import { ALL_ATTACKS, layAttacks } from '../support/lay-attacks.ts';
import { layNames } from '../support/lay-names.ts';
import { newestMail } from '../support/mailbox.ts';
import { DANA, LUIGI } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const MARKETING = 'marketing@demo.test';

const pictureOf = (red: number) =>
  sharp({ create: { width: 40, height: 32, channels: 3, background: { r: red, g: 80, b: 20 } } })
    .png()
    .toBuffer();

test.describe('without the content policy, no attack by words runs', () => {
  test.use({ sharing: 'own', bypassCSP: true });

  test('as names of files and of pictures', async ({ page, world }) => {
    const ran = await listen(page);
    await world.signIn(page, MARKETING);
    await page.goto('/admin/media');
    const names = KEPT.filter((_name, at) => at % 52 === 0);
    const files = await Promise.all(
      names.map(async (name, at) => ({
        name: `${name}.png`,
        mimeType: 'image/png',
        buffer: await pictureOf(at * 9),
      })),
    );
    await page.getByLabel(say('media-library.upload')).last().setInputFiles(files);
    const count = 'select count(*)::int as n from assets';
    const [before] = await world.rows<{ n: number }>(count);
    await expect
      .poll(async () => {
        const [now] = await world.rows<{ n: number }>(
          `select count(*)::int as n from assets where name like '%alert%'`,
        );
        return now?.n;
      })
      .toBeGreaterThan(files.length / 2);
    expect(before?.n).toBeGreaterThan(100);
    expect(await waiting(page)).toEqual([]);

    // All names stand beside their files, of which none leaves.
    const plain = await pictureOf(0);
    await page.route('**/api/assets/uploads', () => undefined);
    await page
      .getByLabel(say('media-library.upload'))
      .last()
      .setInputFiles(
        KEPT.map((name) => ({ name: `${name}.png`, mimeType: 'image/png', buffer: plain })),
      );
    const cancel = say('media-library.cancelOne', { name: '' }).trim();
    await expect(page.getByRole('button', { name: cancel })).toHaveCount(KEPT.length);
    expect(await waiting(page)).toEqual([]);

    await world.rows('alter table assets drop constraint assets_service_public_id_key');
    await world.rows('alter table assets drop constraint assets_name_check');
    await world.rows(
      `insert into assets (name, alt, alt_es, description, format, service, public_id, version,
         width, height, bytes)
       select given.name, given.name, given.name, given.name, format, service, public_id, version, width, height,
         bytes
       from jsonb_array_elements_text($1) as given (name),
         (select * from assets order by id limit 1) one`,
      [JSON.stringify(KEPT.map((vector) => vector.trim() || 'x'))],
    );
    await page.route('**/api/list', (route) =>
      route.continue({ postData: { ...route.request().postDataJSON(), perPage: 200 } }),
    );
    await page.reload();
    const pictures = page.getByRole('button', {
      name: say('media-library.edit', { name: '' }).trim(),
    });
    for (let shown = 200; shown < KEPT.length; shown += 200) {
      await expect(pictures.nth(shown - 1)).toBeVisible();
      await page.getByRole('button', { name: say('media-library.loadMore') }).click();
    }
    await expect(pictures.nth(KEPT.length)).toBeVisible();
    await pictures.first().click();
    await expect(page.getByRole('region', { name: say('media-library.panel') })).toBeVisible();
    expect(await waiting(page)).toEqual([]);
    await page.goto('/admin/pages/4');
    await page.getByRole('button', { name: say('rich-text.tools.picture') }).click();
    await expect(page.getByRole('dialog').getByRole('img').nth(20)).toBeVisible();
    expect(await waiting(page)).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('in messages, settings, terms, redirects and requests', async ({ page, world }) => {
    const ran = await listen(page);
    const laid = await layAttacks(world);
    const harm: string[] = [];
    const look = async (path: string, until: Parameters<Page['locator']>[0]) => {
      await page.goto(path);
      await expect(page.locator(until).filter({ hasText: 'alert' }).first()).toBeVisible();
      for (const what of await waiting(page)) harm.push(`${path}: ${what}`);
    };
    // Visitors see the team's message over the home page, its alert, its news and its call.
    await look('/', 'dialog');
    for (const path of ['/about', '/es/about', '/news']) await look(path, '.site-env');
    for (const path of laid.redirects) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(answer.headers().location ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i);
    }
    await world.signIn(page, DANA);
    await look('/lunch-calendar', '[role=dialog]');

    // The team reads its own texts, and those of visitors.
    await world.signIn(page, 'superadmin@demo.test');
    await page.goto('/admin/media');
    // Its name is so long that the next row lies over it.
    await page
      .getByRole('button', { name: say('media-library.edit', { name: ALL_ATTACKS }) })
      .press('Enter');
    const panel = page.getByRole('region', { name: say('media-library.panel') });
    await expect(panel.getByRole('listitem').filter({ hasText: ALL_ATTACKS })).not.toHaveCount(0);
    harm.push(...(await waiting(page)));
    for (const path of ['/admin/terms', '/admin/redirects', '/admin/modals', '/admin/requests']) {
      await look(path, 'table');
      await page.goto(`${path}?search=${ALL_ATTACKS}`);
      await expect(page.locator('table')).toContainText(KEPT.at(-1)?.trim() ?? '');
      for (const what of await waiting(page)) harm.push(`${path}: ${what}`);
    }
    await look(`/admin/modals/${laid.modal}`, 'main');
    await look(`/admin/redirects/${laid.redirect}`, 'main');
    for (const id of laid.requests) await look(`/admin/requests/${id}`, 'main');
    await look('/admin/settings', 'main');
    await page
      .getByRole('button', {
        name: say('site-options.history.openOf', {
          type: say('site-options.types.site_alert'),
        }),
      })
      .click();
    await expect(page.getByRole('dialog')).toContainText('alert');
    harm.push(...(await waiting(page)));
    expect(harm).toEqual([]);
    expect(ran).toEqual([]);
  });

  test('as names of people, children, schools, dishes, kitchens, menus and discounts', async ({
    page,
    world,
  }) => {
    const ran = await listen(page);
    await layNames(world);
    await withoutLabelMail(world.rows);
    const harm: string[] = [];
    const look = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main'), path).toContainText(/alert[(`]/);
      for (const what of await waiting(page)) harm.push(`${path}: ${what}`);
    };
    // The family sees its children, their week with its dishes, and what it pays.
    await world.signIn(page, DANA);
    await look('/lunch-calendar');
    await look('/parents/account/lunchers');
    await look('/parents/account/orders?when=past');

    // The school and the kitchen see their day, on paper as on the screen.
    await world.signIn(page, 'school@demo.test');
    for (const path of ['', '/lunchers/sheet?grade_id=1', '/labels']) {
      await look(`/schools/x-${BAG_SCHOOL}${path}`);
    }
    await page
      .getByRole('button', { name: say('labels.days.make') })
      .first()
      .click();
    const labels = page.getByRole('link', { name: say('labels.days.download') });
    const [file] = await Promise.all([page.waitForEvent('download'), labels.first().click()]);
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    await world.signIn(page, LUIGI);
    await page.emulateMedia({ media: 'print' });
    await look('/vendors/x-1');
    await page.emulateMedia({ media: 'screen' });

    await world.signIn(page, 'superadmin@demo.test');
    for (const path of [
      'users/1',
      'schools',
      'discounts',
      'users',
      'vendors',
      'items',
      'menus',
      'meals',
      'logs',
    ]) {
      await look(`/admin/${path}`);
    }
    await page.goto(`/kiosk#${DEMO_KIOSK_TOKEN}`);
    await expect(page.locator('body')).toContainText(/alert[(`]/);
    harm.push(...(await waiting(page)));

    // A letter greets by name; its mailbox shows it in a frame.
    await page.request.post('/api/forgot-password', { data: { email: DANA } });
    const { id } = await newestMail(page, DANA);
    await page.goto(`/dev/mailbox/${id}`);
    await expect(page.getByRole('main')).toContainText(/alert[(`]/);
    harm.push(...(await waiting(page)));
    expect(harm).toEqual([]);
    expect(ran).toEqual([]);
  });
});
