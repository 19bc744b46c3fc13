import { PAGES, type PageName } from '@yay/contract/pages';

// A name that is written out comes before one that stands for anything: /users/new before /users/$user.
const patterns = (Object.keys(PAGES) as PageName[])
  .map((name) => ({ name, segments: segmentsOf(PAGES[name].path) }))
  .sort((one, other) => variablesIn(one.segments) - variablesIn(other.segments));

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

function variablesIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('$')).length;
}

// A slash at the end is the same page.
function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}
