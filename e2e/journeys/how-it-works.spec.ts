import { boxesOf } from '../support/boxes.ts';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const PATH = '/how-it-works-for-parents';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test('an address that names a part of a page opens it there', async ({ visitor }) => {
  const reader = await visitor({ viewport: PHONE });
  await reader.goto(PATH);
  const step = await reader.getByRole('main').locator('ol h2').nth(2).getAttribute('id');
  const guest = await visitor({ viewport: PHONE });
  await guest.goto(`${PATH}#${step}`);
  await expect(guest.locator(`#${step}`)).toBeInViewport();
  expect(await guest.evaluate(() => window.scrollY)).toBeGreaterThan(PHONE.height);
});

for (const [device, viewport] of [
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const) {
  test(`the page ends with the school search, below related links, on a ${device}`, async ({
    visitor,
  }) => {
    const guest = await visitor({ viewport });
    await guest.goto(PATH);
    const main = guest.getByRole('main');
    const search = main.getByRole('search');
    const related = main.getByRole('navigation', { name: say('public-site.relatedLinks') });
    await search.getByRole('searchbox').scrollIntoViewIfNeeded();
    const footer = guest.getByRole('contentinfo');
    const band = main.locator('section').filter({ has: guest.getByRole('search') });
    const [ofSearch, ofRelated, ofFooter, ofBand] = await boxesOf(search, related, footer, band);
    expect(ofRelated?.bottom).toBeLessThan(ofSearch?.y ?? 0);
    expect(ofSearch?.bottom).toBeLessThan(ofFooter?.y ?? 0);
    // Nothing stands between the band and the footer.
    expect(ofBand?.bottom).toBeCloseTo(ofFooter?.y ?? 0, 0);

    await search.getByRole('searchbox').fill('maple');
    const lastWords = search.getByRole('link', { name: say('public-site.find.ask') });
    await expect(lastWords).toBeVisible();
    const [found, end] = await boxesOf(lastWords, footer);
    expect(found?.bottom).toBeLessThan(end?.y ?? 0);
  });
}

test('questions and related links stand beside the heading of the questions', async ({
  visitor,
}) => {
  const guest = await visitor({ viewport: DESKTOP });
  await guest.goto(PATH);
  const main = guest.getByRole('main');
  const related = main.getByRole('navigation', { name: say('public-site.relatedLinks') });
  await related.scrollIntoViewIfNeeded();
  const [heading, question, ...others] = await boxesOf(
    main.locator('h2:has(+ details)'),
    ...(await main.locator('details').all()),
    related,
  );
  if (!heading || !question) throw new Error('The page has no questions');
  expect(question.x).toBeGreaterThanOrEqual(heading.right);
  expect(Math.abs(question.y - heading.y)).toBeLessThan(heading.height);
  for (const other of others) expect(other.x).toBeCloseTo(question.x, 0);
});
