import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { outlineOf } from './outline.ts';
import { freshOf, keepSound } from './sound-structures.ts';
import { JUDGED, markJudged, readStructure, STRUCTURE } from './structure.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that compare parts of a page or their texts, and so have to check every page whole. */
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

/**
 * Checks the current page against WCAG 2.2 AA with axe. `colors` checks contrast alone, which is
 * all that another theme changes. A part is checked once in a run for all pages that share its
 * structure, and a page as a whole once for all pages that share its outline.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { without = [], only }: { readonly without?: readonly PageRule[]; readonly only?: 'colors' } = {},
): Promise<void> {
  const rules = only ?? 'all';
  if (rules === 'all' && !without.includes('page-has-heading-one')) await headingOf(page);
  const structures = await page.evaluate(readStructure, STRUCTURE);
  const fresh = freshOf(structures, rules);
  const isNew = await page.evaluate(markJudged, { fresh, mark: JUDGED });
  const violations: string[] = [];
  const outline = rules === 'all' ? await outlineOf(page) : null;
  const outlines = outline === null ? [] : [outline];
  const passed = outlines.length > 0 && freshOf(outlines, 'page').length === 0;
  if (rules === 'all' && !passed) {
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
  keepSound(fresh, rules);
  if (without.length === 0) keepSound(outlines, 'page');
}

/**
 * Waits for the heading of a page, which is drawn with its contents: an address changes before. A
 * page that never has one is left to axe, which says so.
 */
async function headingOf(page: Page): Promise<void> {
  const heading = page.locator('h1').first();
  await heading.waitFor({ state: 'attached', timeout: 10_000 }).catch(() => undefined);
}

async function axeOf(page: Page): Promise<AxeBuilder> {
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: 'void 0' }) });
  // Legacy mode spares a new page per result, which serves frames of other sites: there are none.
  return axe.setLegacyMode(true).options({ resultTypes: ['violations'] });
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n    ${nodes.map((node) => node.target.join(' ')).join('\n    ')}`,
  );
}

/** Tells whether a document has axe already, whose source is too large to inject twice. */
async function hasAxe(page: Page): Promise<boolean> {
  const has = page.frames().map((frame) => frame.evaluate(() => 'axe' in window));
  return (await Promise.all(has)).every(Boolean);
}
