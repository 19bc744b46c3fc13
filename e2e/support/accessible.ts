import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 AA by axe, of the page as it stands. */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [] }: { readonly without?: readonly string[] } = {},
): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules([...without])
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((n) => n.target.join(' ')).join('\n    ')}`,
  );
  expect(found, `accessibility of ${what}`).toEqual([]);
}
