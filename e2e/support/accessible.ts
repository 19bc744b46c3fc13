import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { outlineOf } from './outline.ts';
import { freshOf, keepSound } from './sound-structures.ts';
import { FRESH, JUDGED, markJudged, readStructure, STRUCTURE } from './structure.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
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

interface Run {
  /** The parts to check, or null for the whole page. */
  readonly include: string[] | null;
  /** Leaves these parts out. */
  readonly exclude: string[];
  readonly options: RunOptions;
}

/** The rules of parts of a page. */
const PART_RULES: Readonly<Record<'all' | 'colors', RunOptions>> = {
  all: {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  },
  colors: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

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
  await expect.poll(() => page.evaluate(isWhole), `${what} is laid out to its end`).toBe(true);
  const fresh = freshOf(await page.evaluate(readStructure, STRUCTURE), rules);
  const outline = rules === 'all' ? await outlineOf(page) : null;
  const outlines = outline === null ? [] : [outline];
  const runs: Run[] = [];
  if (rules === 'all' && (outline === null || freshOf(outlines, 'page').length > 0)) {
    const values = PAGE_RULES.filter(
      // Only a page with such spacing can break this rule, and it has no outline.
      (rule) => !without.includes(rule) && !(rule === 'avoid-inline-spacing' && outline !== null),
    );
    runs.push({ include: null, exclude: [], options: { runOnly: { type: 'rule', values } } });
  }
  const marks = { judged: JUDGED, fresh: FRESH };
  if (fresh.length > 0 && (await page.evaluate(markJudged, { fresh, marks }))) {
    const parts = { include: [`[${FRESH}]`], exclude: [`[${JUDGED}]`] };
    runs.push({ ...parts, options: PART_RULES[rules] });
  }
  expect(await violationsOf(page, runs), `accessibility of ${what}`).toEqual([]);
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

/**
 * Runs in the page: tells whether no part still waits for its turn to be drawn. Nothing can be seen or
 * pressed in one that does, so axe would pass what it never looked at.
 */
const isWhole = () =>
  [...document.querySelectorAll('body *')].every(
    (element) => getComputedStyle(element).contentVisibility === 'visible',
  );

/** Runs axe in the page and returns what breaks its rules, in words. */
async function violationsOf(page: Page, runs: readonly Run[]): Promise<string[]> {
  if (runs.length === 0) return [];
  for (const frame of page.frames()) await bring(page, frame);
  return page.evaluate(runAxe, runs);
}

/** Brings axe into a frame that does not have it. A frame that is gone by then needs none. */
async function bring(page: Page, frame: Frame): Promise<void> {
  const isMain = frame === page.mainFrame();
  try {
    if (await frame.evaluate(() => 'axe' in window)) return;
    if (isMain) await bringByDevtools(page);
    else await frame.evaluate(AXE);
  } catch (error) {
    if (isMain) throw error;
  }
}

/**
 * The browser keeps what it compiled of a script that the protocol evaluates for the next document
 * of the same process. Playwright's own evaluation compiles it again each time.
 */
async function bringByDevtools(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: AXE });
  await devtools.detach();
}

/** Runs in the page. */
async function runAxe(runs: readonly Run[]): Promise<string[]> {
  const { axe } = window as unknown as { axe: typeof Axe };
  const found: string[] = [];
  for (const { include, exclude, options } of runs) {
    const parts = include === null ? { exclude } : { include, exclude };
    const { violations } = await axe.run(parts, { ...options, resultTypes: ['violations'] });
    for (const { id, help, nodes } of violations) {
      const parts = nodes.map(({ target }) => target.join(' '));
      found.push([`${id}: ${help}`, ...parts].join('\n    '));
    }
  }
  return found;
}
