/** 1 2 3 … 26: the first, the last, those around the current one; null is a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = current <= 3 ? [1, 2, 3, 4] : [1, current - 1, current, current + 1, last];
  const shown = [...new Set([...near, last])].filter((page) => page >= 1 && page <= last);
  return shown
    .sort((a, b) => a - b)
    .flatMap((page, at) => {
      const before = shown[at - 1] ?? 0;
      if (page - before <= 1) return [page];
      // A gap of one page is that page.
      return page - before === 2 ? [page - 1, page] : [null, page];
    });
}
