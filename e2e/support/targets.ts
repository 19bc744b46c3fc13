import { expect, type Page } from '@playwright/test';

/**
 * Checks that whatever can be pressed is at least 24 px wide and high. WCAG 2.5.8 lets smaller ones
 * pass where they stand apart, which axe checks; here they are of that size wherever they stand.
 */
export async function expectTargets(page: Page, what: string): Promise<void> {
  expect(await page.evaluate(smallTargets), `targets under 24 px of ${what}`).toEqual([]);
}

/** Runs in the page: returns the targets that are too small, each by its name and its measures. */
function smallTargets(): string[] {
  const [least, reach] = [24, 11];
  const selector =
    'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [role="button"], [role="switch"], [role="tab"]';
  const isLarge = ({ width, height }: DOMRect) => width >= least && height >= least;
  // A copy for the browser's own use, such as the select behind a list of our own.
  const isReached = (element: Element) => element.closest('[aria-hidden="true"]') === null;
  // A press within a text that is being written puts the cursor there.
  const isWritten = (element: Element) =>
    element.parentElement?.closest('[contenteditable="true"]') != null;
  // A link within a sentence is as high as its line.
  const isInText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) >
      (element.textContent?.trim().length ?? 0);
  // The link of a whole row, which lies over its surroundings, is pressed beside its text.
  const isPressedAround = (element: Element, labels: readonly Element[]) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].every(([atX = 0, atY = 0]) => {
      const hit = document.elementFromPoint(atX, atY);
      return [element, ...labels].some((one) => one.contains(hit));
    });
  };
  const [left, top] = [window.scrollX, window.scrollY];
  const small = [...document.querySelectorAll(selector)]
    .filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        isReached(element) &&
        !isWritten(element),
    )
    .filter((element) => {
      const box = element.getBoundingClientRect();
      // An element of one pixel is for screen readers alone.
      if (isLarge(box) || Math.min(box.width, box.height) <= 1) return false;
      const labels = [...((element as HTMLInputElement).labels ?? [])];
      if (labels.some((label) => isLarge(label.getBoundingClientRect()))) return false;
      return !isInText(element) && !isPressedAround(element, labels);
    })
    .map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
      return `${element.className || element.tagName} “${name}” ${Math.round(width)}x${Math.round(height)}`;
    });
  window.scrollTo(left, top);
  return small;
}
