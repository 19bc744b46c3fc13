import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules about pages, which a widget by itself is none of. */
const OF_PAGES = ['landmark-one-main', 'page-has-heading-one', 'region'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks what is drawn against WCAG 2.2 AA with axe, in both themes. */
export async function expectAccessible(): Promise<void> {
  for (const theme of ['light', 'dark']) {
    document.documentElement.dataset.theme = theme;
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'tag', values: TAGS },
      rules: Object.fromEntries(OF_PAGES.map((rule) => [rule, { enabled: false }])),
      resultTypes: ['violations'],
    });
    const told = violations.map(({ id, nodes }) => [id, ...nodes.map(({ target }) => target)]);
    expect(told, `accessibility in the ${theme} theme`).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}
