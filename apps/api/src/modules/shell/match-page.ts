import { PAGES, type PageName } from '@yay/contract/pages';

const patterns = (Object.keys(PAGES) as PageName[]).map((name) => ({
  name,
  segments: segmentsOf(PAGES[name].path),
}));

/** The page of a path, if it is one; `$name` in a page's path is anything but nothing. */
export function matchPage(path: string): PageName | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = segmentsOf(path);
  return patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length &&
      pattern.segments.every((expected, index) =>
        expected.startsWith('$') ? segments[index] !== '' : expected === segments[index],
      ),
  )?.name;
}

// A slash at the end is the same page.
function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}
