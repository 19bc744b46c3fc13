import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { JUDGED, markJudged, readStructure, STRUCTURE } from './structure.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that compare parts of a page with each other, or their texts: they judge every page whole. */
const PAGE_RULES = [
  'accesskeys',
  'bypass',
  'document-title',
  'duplicate-id-aria',
  'heading-order',
  'html-has-lang',
  'html-lang-valid',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-refresh',
  'meta-viewport',
  'page-has-heading-one',
  'region',
  'skip-link',
  'table-duplicate-name',
  'avoid-inline-spacing',
] as const;
type PageRule = (typeof PAGE_RULES)[number];

type Rules = 'all' | 'colors';
/** Structures that this process has found to be in order: they are not looked at again. */
const sound: Readonly<Record<Rules, Set<number>>> = { all: new Set(), colors: new Set() };

/**
 * WCAG 2.2 AA by axe, of the page as it is now. `colors` looks at contrast alone: the one thing that
 * another theme changes. A part is looked at once for all pages that have the same structure there.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [], only }: { readonly without?: readonly PageRule[]; readonly only?: 'colors' } = {},
): Promise<void> {
  const rules = only ?? 'all';
  const structures = await page.evaluate(readStructure, STRUCTURE);
  const fresh = structures.filter((one) => !sound[rules].has(one) && !sound.all.has(one));
  const isNew = await page.evaluate(markJudged, { fresh, mark: JUDGED });
  const violations: string[] = [];
  if (rules === 'all') {
    const axe = await axeOf(page);
    axe.withRules(PAGE_RULES.filter((rule) => !without.includes(rule)));
    violations.push(...(await violationsOf(axe)));
  }
  if (isNew) {
    const axe = (await axeOf(page)).exclude(`[${JUDGED}]`);
    if (rules === 'colors') axe.withRules(['color-contrast']);
    else axe.withTags(TAGS).disableRules([...PAGE_RULES]);
    violations.push(...(await violationsOf(axe)));
  }
  expect(violations, `accessibility of ${what}`).toEqual([]);
  for (const structure of fresh) sound[rules].add(structure);
}

async function axeOf(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) });
  // Otherwise each result opens a page of its own, for frames of other sites: there are none.
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
}

/** The source of axe is large: a document that has it is not given it again. */
async function hasAxe(page: Page): Promise<boolean> {
  const has = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(has)).every(Boolean);
}
