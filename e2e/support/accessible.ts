import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Frame, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { devtoolsOf } from './devtools.ts';
import { outlineOf, type Subject } from './outline.ts';
import { freshOf, keepSound } from './sound-structures.ts';
import { JUDGED, markJudged, readStructure, STRUCTURE, type Structured } from './structure.ts';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that compare parts of a page or their texts, by what they depend on. */
const PAGE_RULES = {
  document: [
    'document-title',
    'html-has-lang',
    'html-lang-valid',
    'html-xml-lang-mismatch',
    'meta-refresh',
    'meta-viewport',
  ],
  headings: ['heading-order', 'page-has-heading-one'],
  landmarks: [
    'landmark-banner-is-top-level',
    'landmark-contentinfo-is-top-level',
    'landmark-main-is-top-level',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-no-duplicate-main',
    'landmark-one-main',
    'landmark-unique',
  ],
  regions: ['bypass', 'region', 'skip-link'],
} as const satisfies Record<Subject, readonly string[]>;
type PageRule = (typeof PAGE_RULES)[Subject][number];
const SUBJECTS = Object.keys(PAGE_RULES) as Subject[];

/** Rules that only a page without an outline can break. */
const RULES_WITHOUT_OUTLINE = [
  'accesskeys',
  'avoid-inline-spacing',
  'duplicate-id-aria',
  'image-redundant-alt',
  'table-duplicate-name',
];

interface Run {
  /** The attribute of the parts to leave out; null for the whole page. */
  readonly judged: string | null;
  readonly options: RunOptions;
}

/** The rules of parts of a page. */
const PART_RULES: Readonly<Record<'all' | 'colors', RunOptions>> = {
  all: {
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(
      [...Object.values(PAGE_RULES).flat(), ...RULES_WITHOUT_OUTLINE].map((rule) => [
        rule,
        { enabled: false },
      ]),
    ),
  },
  colors: { runOnly: { type: 'rule', values: ['color-contrast'] } },
};

/**
 * Checks the current page against WCAG 2.2 AA with axe. `colors` checks contrast alone, which is
 * all that another theme changes. A part is checked once in a run for all pages that share its
 * structure, and so are headings, landmarks and the rest of a page's outline.
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
  const outline = rules === 'all' ? await outlineOf(page) : undefined;
  const runs: Run[] = [];
  if (outline !== undefined) {
    const values = pageRulesFor(outline).filter((rule) => !without.some((one) => one === rule));
    if (values.length > 0)
      runs.push({ judged: null, options: { runOnly: { type: 'rule', values } } });
  }
  if (fresh.length > 0 && (await page.evaluate(markJudged, { fresh, mark: JUDGED })))
    runs.push({ judged: JUDGED, options: PART_RULES[rules] });
  expect(await violationsOf(page, runs), `accessibility of ${what}`).toEqual([]);
  keepSound(fresh, rules);
  if (without.length === 0) keepSound(Object.values(outline ?? {}).flat(), 'page');
}

/** Returns the rules of whole pages that no page of such an outline has passed in this run. */
function pageRulesFor(outline: Record<Subject, number[]> | null): string[] {
  if (outline === null) return [...Object.values(PAGE_RULES).flat(), ...RULES_WITHOUT_OUTLINE];
  return SUBJECTS.filter((subject) => freshOf(outline[subject], 'page').length > 0).flatMap(
    (subject) => PAGE_RULES[subject],
  );
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
  const devtools = await devtoolsOf(page);
  await devtools.send('Runtime.evaluate', { expression: AXE });
}

/** Runs in the page. */
async function runAxe(runs: readonly Run[]): Promise<string[]> {
  const { axe, freshParts } = window as unknown as Structured & { axe: typeof Axe };
  const found: string[] = [];
  for (const { judged, options } of runs) {
    // A part that was drawn anew since is looked for in the whole page.
    const include = freshParts?.every(({ isConnected }) => isConnected) ? freshParts : [document];
    const parts = judged === null ? document : { include: [...include], exclude: [`[${judged}]`] };
    const { violations } = await axe.run(parts, { ...options, resultTypes: ['violations'] });
    for (const { id, help, nodes } of violations) {
      const parts = nodes.map(({ target }) => target.join(' '));
      found.push([`${id}: ${help}`, ...parts].join('\n    '));
    }
  }
  return found;
}
