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

export const isOpenTab = (tab: SchoolTab): boolean => OPEN_TABS.some(([name]) => name === tab);

/** The tabs whose pages there are. */
export const OPEN_TABS = SCHOOL_TABS.filter(([, below]) =>
  PATHS.includes(`/schools/$school${below}`),
);
