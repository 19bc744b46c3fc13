import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expectLooks } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

test.use({ sharing: 'own' });

const editorOf = (page: Page) => page.getByRole('textbox', { name: say('pages.one.text') });
const toolbarOf = (page: Page, label = say('pages.one.text')) =>
  page.getByRole('toolbar', { name: say('rich-text.toolbar', { label }) });
/** The browser tells an editor of a new selection with its next frame; no hand is as fast as that. */
const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))));
const draftKept = (page: Page) =>
  expect(
    page.getByText(say('pages.save.keptAt', { time: '' }).replace(/\.$/, '')).first(),
  ).toBeVisible();

test('a page is written, scheduled, begun by the clock, compared and restored', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  // The frame of the preview runs no script, not even that of the accessibility check.
  watch.expectFailure('frame is sandboxed', '422', '404');
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/pages');
  await expect(page.getByRole('link', { name: say('pages.list.new') })).toBeVisible();
  await expectAccessible(page, 'the list of pages');
  await page.getByRole('link', { name: say('pages.list.new') }).click();
  await page.getByLabel(say('pages.search.title'), { exact: true }).fill('Bread week');
  const address = page.getByLabel(say('pages.address.label'), { exact: true });
  await expect(address).toHaveValue('/bread-week');
  // The form tells the owner of an address while it is typed.
  await address.fill('/login');
  await expect(page.getByText(say('errors.field.address_of_portal'))).toBeVisible();
  await address.fill('/bread-week');
  await expect(page.getByText(say('pages.address.free'))).toBeVisible();
  await page.getByRole('button', { name: say('pages.create.create') }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Bread week' })).toBeVisible();
  await editorOf(page).click();
  await page.keyboard.type('Five breads in five days.');
  const preview = page.frameLocator(`iframe[title="${say('pages.one.preview')}"]`);
  await expect(preview.getByText('Five breads in five days.')).toBeVisible();
  const links = say('pages.one.links');
  await page.getByRole('textbox', { name: links }).click();
  await page.keyboard.type('How it works');
  await page.keyboard.press('Shift+Home');
  await toolbarOf(page, links)
    .getByRole('button', { name: say('rich-text.tools.link') })
    .click();
  await page
    .getByRole('textbox', { name: say('rich-text.linkAddress'), exact: true })
    .fill('/how-it-works-for-parents');
  await page.getByRole('button', { name: say('rich-text.linkPut') }).click();
  await expect(preview.getByRole('link', { name: 'How it works' }).last()).toBeVisible();
  await draftKept(page);
  await expectAccessible(page, 'the editor of a page');

  await page.getByRole('button', { name: say('pages.one.schedule') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('pages.schedule.fromOn'), { exact: true }).fill('2020-01-06');
  await dialog.getByRole('button', { name: say('pages.schedule.done') }).click();
  await expect(dialog.getByText(say('errors.field.schedule_over'))).toBeVisible();
  const [{ day } = { day: '' }] = await world.rows<{ day: string }>(
    `select to_char(app_now() + interval '3 days', 'YYYY-MM-DD') as day`,
  );
  await dialog.getByLabel(say('pages.schedule.fromOn'), { exact: true }).fill(day);
  await dialog.getByRole('button', { name: say('pages.schedule.done') }).click();
  await expect(page.getByText(say('alerts.pageScheduled'))).toBeVisible();
  await expect(page.locator('.record-meta .standing')).toHaveText(say('pages.states.scheduled'));
  const guest = await visitor();
  expect((await guest.goto('/bread-week'))?.status(), 'before its time').toBe(404);
  await expect(guest.getByText(say('shell.wrong.notFound'))).toBeVisible();

  await world.moveTo(`${day}T23:00:00Z`);
  expect((await guest.goto('/bread-week'))?.status(), 'in its time').toBe(200);
  await expect(guest.getByRole('heading', { level: 1, name: 'Bread week' })).toBeVisible();
  await expect(guest.getByText('Five breads in five days.')).toBeVisible();
  const related = guest.getByRole('navigation', { name: say('public-site.relatedLinks') });
  await expect(related.getByRole('link', { name: 'How it works' })).toHaveAttribute(
    'href',
    '/how-it-works-for-parents',
  );
  await page.reload();
  await expect(page.locator('.record-meta .standing')).toHaveText(say('pages.states.shown'));

  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' And butter.');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toBe('Five');
  await nextFrame(page);
  await page.keyboard.press('ControlOrMeta+b');
  await expect(editorOf(page).locator('strong')).toHaveText('Five');
  await draftKept(page);
  await page.getByRole('button', { name: say('pages.one.publish'), exact: true }).click();
  await page.getByRole('button', { name: say('pages.one.publishNow') }).click();
  await expect(page.getByText(say('alerts.pagePublished'))).toBeVisible();
  // A visitor's page is kept for as long as a glance takes.
  await expect(async () => {
    await guest.reload();
    await expect(guest.getByText('And butter.')).toBeVisible({ timeout: 1_000 });
  }).toPass();

  await page.getByRole('tab', { name: say('pages.tabs.versions') }).click();
  await expect(
    page.getByRole('radio', { name: say('pages.versions.after', { number: 2 }) }),
  ).toBeChecked();
  await expect(page.locator('.page-compare ins')).toContainText('And butter.');
  // A change of a word's look alone counts as a difference as well.
  const nowBold = say('pages.compare.marked', { mark: say('pages.compare.marks.bold') });
  await expect(page.locator('.page-compare mark')).toHaveText('Five');
  await expect(page.locator('.page-compare .mark-note')).toHaveText(`(${nowBold})`);
  await expectAccessible(page, 'the versions of a page');
  await page
    .getByRole('button', { name: say('pages.versions.restoreNamed', { number: 1 }) })
    .click();
  await expect(page.getByText(say('alerts.pageVersionRestored'))).toBeVisible();
  await page.getByRole('tab', { name: say('pages.tabs.content') }).click();
  await expect(editorOf(page)).toHaveText('Five breads in five days.');

  // The draft goes again; what is on the site stays.
  await page.getByRole('tab', { name: say('pages.tabs.versions') }).click();
  await page.getByRole('button', { name: say('pages.versions.discard') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('pages.versions.discard') })
    .click();
  await expect(page.getByText(say('alerts.pageDraftDiscarded'))).toBeVisible();
  await page.getByRole('tab', { name: say('pages.tabs.content') }).click();
  await expect(editorOf(page)).toHaveText('Five breads in five days. And butter.');
});

test('a sentence is changed and published in six clicks', async ({ page, world }) => {
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin');
  let clicks = 0;
  const click = async (what: ReturnType<Page['getByRole']>) => {
    clicks += 1;
    await what.click();
  };
  await click(
    page
      .getByRole('main')
      .getByRole('link', { name: say('admin.entries.pages') })
      .first(),
  );
  await click(page.getByRole('link', { name: 'Menus around holidays' }).first());
  await click(editorOf(page).getByText('In the weeks around a holiday'));
  await page.keyboard.press('End');
  await page.keyboard.type(' Ask us.');
  await click(page.getByRole('button', { name: say('pages.one.publish'), exact: true }));
  await click(page.getByRole('button', { name: say('pages.one.publishNow') }));
  await expect(page.getByText(say('alerts.pagePublished'))).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(6);
  const [row] = await world.rows<{ body: string }>(
    `select body::text as body from page_versions_at(app_now())
     where page_id = 1 and locale = 'en'`,
  );
  expect(row?.body).toContain('Ask us.');
});

test('the second of two editors is told, and chooses what stays', async ({
  page,
  visitor,
  watch,
  world,
}) => {
  watch.expectFailure('net::ERR_INTERNET_DISCONNECTED', '409');
  await world.signIn(page, 'marketing@demo.test');
  const other = await visitor();
  await world.signIn(other, 'admin@demo.test');
  for (const one of [page, other]) {
    await one.goto('/admin/pages/2');
    await expect(editorOf(one)).toContainText('What we ask of kitchens');
  }
  await other.context().setOffline(true);
  await page.getByLabel(say('pages.search.title'), { exact: true }).first().fill('First of two');
  await draftKept(page);
  await expect
    .poll(async () => world.rows(`select title from page_versions where page_id = 2`))
    .toEqual([{ title: 'First of two' }]);
  await other.getByLabel(say('pages.search.title'), { exact: true }).first().fill('Second of two');
  await other.context().setOffline(false);
  const conflict = other.getByRole('alert').filter({ hasText: say('pages.conflict.title') });
  await expect(conflict).toContainText('First of two');
  await expect(conflict).toContainText('Second of two');
  await other.getByRole('button', { name: say('pages.conflict.keepMine') }).click();
  await expect
    .poll(async () => world.rows(`select title from page_versions where page_id = 2`))
    .toEqual([{ title: 'Second of two' }]);
});

test('an article takes topics, and pictures of the library', async ({ page, watch, world }) => {
  watch.expectFailure('frame is sandboxed');
  await world.signIn(page, 'marketing@demo.test');
  const [article] = await world.rows<{ id: number }>(
    `select id from pages where path = '/news/soup-week'`,
  );
  await page.goto(`/admin/pages/${article?.id}`);
  const topics = page.getByRole('combobox', { name: say('pages.topics.label') });
  await topics.fill('family');
  await page.getByRole('option', { name: 'Family life' }).click();
  await topics.fill('soup season');
  await topics.press('Enter');
  await expect(
    page.getByRole('button', { name: say('terms-field.topics.remove', { name: 'soup season' }) }),
  ).toBeVisible();
  const dialog = page.getByRole('dialog');
  const pick = async () => {
    await expect(dialog.locator('.media-tile').nth(3)).toBeVisible();
    await dialog.locator('.media-tile').nth(2).getByRole('button').first().click();
    await dialog.getByRole('button', { name: say('media-library.done'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
  };
  await editorOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.getByRole('button', { name: say('rich-text.tools.picture') }).click();
  await expect(dialog.locator('.media-tile').nth(3)).toBeVisible();
  await expectAccessible(page, 'the library over an editor');
  await pick();
  await expect(editorOf(page).getByRole('img')).toBeVisible();
  await page.getByRole('tab', { name: say('pages.tabs.search') }).click();
  await page.getByRole('button', { name: say('pages.search.exchange') }).click();
  await pick();
  await expect(page.locator('.search-picture')).toBeVisible();
  await draftKept(page);
  await page.getByRole('button', { name: say('pages.one.publish'), exact: true }).click();
  await page.getByRole('button', { name: say('pages.one.publishNow') }).click();
  await expect(page.getByText(say('alerts.pagePublished'))).toBeVisible();
  await page.getByRole('tab', { name: say('pages.tabs.versions') }).click();
  const compared = page.getByRole('region', { name: /^What changed/ });
  await expect(compared.getByText('soup season')).toBeVisible();
  // The picture for sharing before and after, and the one in the text.
  await expect(compared.locator('.compared-picture img')).toHaveCount(3);
  await expect(compared.locator('.block-diff.is-added')).toContainText(
    say('rich-text.blocks.picture'),
  );
  await expectAccessible(page, 'pictures and topics compared');

  await page.goto('/news/soup-week');
  await expect(page.locator('.art-head .topic')).toHaveText([
    'Family life',
    'From the kitchens',
    'soup season',
  ]);
  await expect(page.locator('.doc-picture img')).toBeVisible();
  await expectLooks(page, 'an article with a picture in its text');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /w_1200/);
  await page.goto('/news');
  await page.getByRole('link', { name: 'Family life' }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: /Soup week/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /snow day/ })).toHaveCount(0);
});

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {mso-style-unhide:no; margin:0in;} --></style></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<p class=MsoTitle><span style='font-size:28.0pt'>School lunch<o:p></o:p></span></p>
<h1 style='mso-line-height-rule:exactly'>Lunch rules<o:p></o:p></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><b style='mso-bidi-font-weight:normal'><span style='color:red'>Wash</span></b> your hands.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Soap<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>Water<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp;</span></span><![endif]>Rinse<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Dry<span class=MsoCommentReference><a style='mso-comment-reference:A_1' href="#_msocom_1">[a1]</a></span><o:p></o:p></p>
<p class=MsoNormal><![if !vml]><img width=30 src="file:///C:/Temp/clip_image002.png"><![endif]><o:p></o:p></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Really?</p></div>
<script>alert(1)</script><img src=x onerror=alert(1)><!--EndFragment--></body></html>`;
const GOOGLE = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6f0e"><h2 dir="ltr"><span style="font-size:16pt">Snacks</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:italic">Fresh</span><span style="font-weight:400"> fruit and </span><a href="https://www.google.com/url?q=https://example.org/nuts%3Fa%3D1&amp;sa=D&amp;source=editors&amp;usg=AOv" style="text-decoration:none"><span style="text-decoration:underline">nuts</span></a><span style="text-decoration:underline"> and seeds</span><a href="javascript:alert(1)">x</a></p><br><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr"><span>Apples</span></p></li></ul><div dir="ltr" align="left"><table><tbody><tr><td><p><span>Pears</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`;

test('the editor cleans a text pasted from Word and Google Docs', async ({ page, world }) => {
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/pages/4');
  const editor = editorOf(page);
  const paste = async (html: string) => {
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await editor.evaluate((element, clipboard) => {
      const data = new DataTransfer();
      data.setData('text/html', clipboard);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, html);
  };
  await paste(WORD);
  await expect(editor.locator('h1')).toHaveText(['School lunch', 'Lunch rules']);
  await expect(editor.locator('ul li')).toHaveText(['Soap', 'Water']);
  await expect(editor.locator('ol li')).toHaveText(['Rinse']);
  await expect(editor.locator(':scope > p')).toHaveText(['Wash your hands.', 'Dry']);
  await expect(editor.locator('strong')).toHaveText('Wash');
  await paste(GOOGLE);
  await expect(editor.locator('h2')).toHaveText('Snacks');
  await expect(editor.locator('strong')).toHaveText('Fresh');
  await expect(editor.locator('em')).toHaveText('Fresh');
  await expect(editor.locator('a')).toHaveCount(1);
  await expect(editor.locator('a')).toHaveAttribute('href', 'https://example.org/nuts?a=1');
  await expect(editor.locator('u')).toHaveText('and seeds');
  await expect(editor.locator(':scope > p')).toHaveText([
    'Fresh fruit and nuts and seedsx',
    'Pears',
  ]);
  await expect(editor.locator('script, img[onerror], [style], [class^="Mso"]')).toHaveCount(0);
  await draftKept(page);

  // The buttons are one stop of the Tab key, and the arrows go along them.
  await editor.click();
  await page.keyboard.press('Alt+F10');
  await expect(
    toolbarOf(page).getByRole('button', { name: say('rich-text.tools.bold') }),
  ).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(
    toolbarOf(page).getByRole('button', { name: say('rich-text.tools.italic') }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
});

test('blocks are put in, moved and removed by keyboard alone', async ({ page, watch, world }) => {
  watch.expectFailure('frame is sandboxed');
  await world.signIn(page, 'marketing@demo.test');
  await page.goto('/admin/pages/4');
  const editor = editorOf(page);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Second');
  const blocks = () =>
    editor.evaluate((element) => [...element.children].map((one) => one.textContent));
  await expect.poll(blocks).toEqual(['First', 'Second']);

  /** Reaches a button over the text as the hint says, and presses it. */
  const press = async (name: string) => {
    await page.keyboard.press('Alt+F10');
    const toolbar = toolbarOf(page);
    await expect(toolbar.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    const button = toolbar.getByRole('button', { name, exact: true });
    for (let step = 0; step < 30; step += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('ArrowRight');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    return button;
  };
  await press(say('rich-text.tools.callout'));
  await expect(editor).toBeFocused();
  await page.keyboard.type('Mind this');
  await expect(editor.locator('[data-rich="callout"]')).toHaveText('Mind this');
  await expect.poll(blocks).toEqual(['First', 'Second', 'Mind this']);

  // From within it moves past its neighbors, and no farther than the first place.
  for (const _ of [1, 2, 3]) await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(blocks).toEqual(['Mind this', 'First', 'Second']);
  await page.keyboard.type('!');
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(blocks).toEqual(['First', 'Mind this!', 'Second']);

  // The buttons do the same, and keep the focus until nothing is left to do.
  const down = await press(say('rich-text.tools.moveDown'));
  await expect.poll(blocks).toEqual(['First', 'Second', 'Mind this!']);
  await expect(down).toBeFocused();
  await expect(down).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(editor).toBeFocused();
  await press(say('rich-text.tools.remove'));
  await expect.poll(blocks).toEqual(['First', 'Second']);
  await press(say('rich-text.tools.undo'));
  await expect.poll(blocks).toEqual(['First', 'Second', 'Mind this!']);
  await draftKept(page);
});
