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
  // Otherwise it opens a page of its own for each result, for frames of other sites: there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (only === 'colours') axe.withRules(['color-contrast']);
  else axe.withTags(TAGS).disableRules([...without]);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((n) => n.target.join(' ')).join('\n    ')}`,
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}
