import { PAGES } from '@yay/contract/pages';
import { slugWithId } from '@yay/domain/text';

/** Paths below a school's own that its portal may have, in the order of its tabs. */
export const SCHOOL_TABS = [
  ['today', ''],
  ['week', '/week'],
  ['closures', '/blackouts'],
  ['lunchers', '/lunchers'],
  ['labels', '/labels'],
  ['handOut', '/hand-out'],
  ['inventory', '/inventory'],
  ['resources', '/resources'],
  ['staff', '/staff'],
  ['settings', '/settings'],
] as const;
export type SchoolTab = (typeof SCHOOL_TABS)[number][0];

type Named = { readonly id: number; readonly name: string };

export const schoolSegment = (school: Named): string => slugWithId(school.name, school.id);

/** The address of one of a school's pages; without a tab, of its first. */
export const schoolPath = (school: Named, tab: SchoolTab = 'today'): string =>
  `/schools/${schoolSegment(school)}${SCHOOL_TABS.find(([name]) => name === tab)?.[1] ?? ''}`;

const PATHS: readonly string[] = Object.values(PAGES).map(({ path }) => path);

/**
 * The search parameters that the pages of any school know: grades, rooms and names are one school's
 * own.
 */
const ASKED_ANYWHERE = ['date', 'tab', 'sort', 'direction'] as const;

/**
 * Returns where another school has the page of an address, with its date. A page of one record, such
 * as a class trip, ends at the page that lists its like.
 */
export function sameAt(
  other: Named,
  { pathname, search }: { pathname: string; search: Readonly<Record<string, unknown>> },
): { to: string; search: Record<string, unknown> } {
  const below = pathname.split('/').slice(3);
  while (below.length > 0 && !PATHS.includes(['/schools/$school', ...below].join('/'))) below.pop();
  return {
    to: [schoolPath(other), ...below].join('/'),
    search: Object.fromEntries(
      ASKED_ANYWHERE.flatMap((name) => (name in search ? [[name, search[name]]] : [])),
    ),
  };
}

export const isOpenTab = (tab: SchoolTab): boolean => OPEN_TABS.some(([name]) => name === tab);

/** The tabs whose pages there are. */
export const OPEN_TABS = SCHOOL_TABS.filter(([, below]) =>
  PATHS.includes(`/schools/$school${below}`),
);
