import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * WCAG 2.2 AA by axe, of the page as it stands. `colours` looks at contrast alone: what the other
 * theme changes.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [], only }: { readonly without?: readonly string[]; readonly only?: 'colours' } = {},
): Promise<void> {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) })
    // Otherwise it opens a page of its own for each result, for frames of other sites: there are none.
    .setLegacyMode(true)
    // What is in order is not described, which takes as long as to look at it.
    .options({ resultTypes: ['violations'] });
  if (only === 'colours') axe.withRules(['color-contrast']);
  else axe.withTags(TAGS).disableRules([...without]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((n) => n.target.join(' ')).join('\n    ')}`,
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}

/** Its source is large: a document that was looked at before is not given it again. */
async function hasAxe(page: Page): Promise<boolean> {
  const given = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(given)).every(Boolean);
}
