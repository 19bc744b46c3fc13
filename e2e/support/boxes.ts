import type { Locator } from '@playwright/test';

/**
 * Returns where these elements of a page stand in its window, all at one moment. Asked for one by
 * one they may have moved in between, since a page goes on drawing what stands above them.
 */
export async function boxesOf(...elements: readonly [Locator, ...Locator[]]): Promise<DOMRect[]> {
  const handles = await Promise.all(elements.map((element) => element.elementHandle()));
  return await elements[0]
    .page()
    .evaluate(
      (all) => all.map((one) => (one as Element).getBoundingClientRect().toJSON()),
      handles,
    );
}
