import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { say } from '../support/words.ts';

const PATH = '/how-it-works-for-parents';
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Returns where an element stands on its page, which must have it. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element has no box');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

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
    const [ofSearch, ofRelated, ofFooter] = [
      await boxOf(search),
      await boxOf(related),
      await boxOf(guest.getByRole('contentinfo')),
    ];
    expect(ofRelated.bottom).toBeLessThan(ofSearch.y);
    expect(ofSearch.bottom).toBeLessThan(ofFooter.y);
    // Nothing stands between the band and the footer.
    const band = main.locator('section').filter({ has: guest.getByRole('search') });
    expect((await boxOf(band)).bottom).toBeCloseTo(ofFooter.y, 0);

    await search.getByRole('searchbox').fill('maple');
    const lastWords = search.getByRole('link', { name: say('public-site.find.ask') });
    await expect(lastWords).toBeVisible();
    const found = await boxOf(lastWords);
    expect(found.bottom).toBeLessThan((await boxOf(guest.getByRole('contentinfo'))).y);
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
  const heading = await boxOf(main.locator('h2:has(+ details)'));
  const [first, ...others] = await main.locator('details').all();
  const question = await boxOf(first as Locator);
  expect(question.x).toBeGreaterThanOrEqual(heading.right);
  expect(Math.abs(question.y - heading.y)).toBeLessThan(heading.height);
  for (const other of [...others, related]) {
    expect((await boxOf(other)).x).toBeCloseTo(question.x, 0);
  }
});
