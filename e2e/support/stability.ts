import { type BrowserContext, expect, type Page } from '@playwright/test';

/** The most that a page may move while it loads, as browsers score it: the part of the window that jumps. */
const MOST = 0.05;

interface Move {
  readonly value: number;
  /** The parts that moved, with their place before and after. */
  readonly parts: readonly string[];
}

/** Counts in every page of a context what jumps; to be called before its first page opens. */
export async function watchMoves(context: BrowserContext): Promise<void> {
  await context.addInitScript(collectMoves);
}

/** Checks that nothing jumped since the page was opened, or no more than `most`. */
export async function expectStable(page: Page, what: string, most = MOST): Promise<void> {
  const moves = await page.evaluate(() =>
    (window as unknown as { readMoves(): Move[] }).readMoves(),
  );
  const total = moves.reduce((sum, { value }) => sum + value, 0);
  const told = moves
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 4)
    .map(({ value, parts }) => `${value.toFixed(3)}: ${parts.join('; ')}`);
  expect(total, `${what} jumps while it loads\n${told.join('\n')}`).toBeLessThanOrEqual(most);
}

/** Runs in the page before anything of it. */
function collectMoves(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const moves: Move[] = [];
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return 'a part that is gone';
    const { classList, tagName } = element;
    return [tagName.toLowerCase(), ...classList].join('.');
  };
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  const take = (entries: PerformanceEntryList) => {
    for (const entry of entries as Shift[]) {
      if (entry.hadRecentInput) continue;
      const parts = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} ${place(previousRect)} -> ${place(currentRect)}`,
      );
      moves.push({ value: entry.value, parts });
    }
  };
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const readMoves = () => {
    take(observer.takeRecords());
    return moves;
  };
  Object.assign(window, { readMoves });
}
