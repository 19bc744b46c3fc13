import { PAGES, type PageName } from '@yay/contract/pages';

// A name that is written out comes before one that stands for anything: /users/new before /users/$user.
const patterns = (Object.keys(PAGES) as PageName[])
  .map((name) => ({ name, segments: segmentsOf(PAGES[name].path) }))
  .sort((one, other) => variablesIn(one.segments) - variablesIn(other.segments));

export interface MatchedPage {
  readonly name: PageName;
  /** The text of the path for each of its variables. */
  readonly variables: Readonly<Record<string, string>>;
}

/** Returns the page of a path, if it is one; `$name` in a page's path is anything but nothing. */
export function matchPage(path: string): MatchedPage | undefined {
  if (!path.startsWith('/')) return undefined;
  const segments = segmentsOf(path);
  const pattern = patterns.find(
    (one) =>
      one.segments.length === segments.length &&
      one.segments.every((expected, index) =>
        expected.startsWith('$') ? segments[index] !== '' : expected === segments[index],
      ),
  );
  if (pattern === undefined) return undefined;
  const pairs = pattern.segments.flatMap((expected, index) =>
    expected.startsWith('$') ? [[expected, segments[index] ?? ''] as const] : [],
  );
  return { name: pattern.name, variables: Object.fromEntries(pairs) };
}

function variablesIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment.startsWith('$')).length;
}

// A slash at the end is the same page.
function segmentsOf(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1);
}
