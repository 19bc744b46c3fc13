import {
  isSearchableSchool,
  normalizeSchoolQuery,
  SCHOOL_SEARCH_MIN_CHARS,
  SCHOOL_SEARCH_MIN_MATCH,
  SCHOOL_SEARCH_THRESHOLD,
} from '@yay/domain/lunchers';
import Fuse from 'fuse.js';
import type { Queryable } from '../../platform/db/index.ts';
import { type SiteSchool, siteSchools } from './public-site.repo.ts';

const MOST_SHOWN = 8;
/** Milliseconds for which a process goes by the schools that it knows. */
const KNOWN_FOR_MS = 30_000;

export type FindSchools = (query: string) => Promise<readonly SiteSchool[] | 'too_short'>;

/** Finds schools by a name that is typed roughly (product.md 5); warehouses are none. */
export function findSchools(source: Queryable): FindSchools {
  let known: { at: number; search: ReturnType<typeof index> } | undefined;
  return async (query) => {
    const wanted = normalizeSchoolQuery(query);
    if (wanted.length < SCHOOL_SEARCH_MIN_CHARS) return 'too_short';
    if (known === undefined || performance.now() - known.at > KNOWN_FOR_MS) {
      known = { at: performance.now(), search: index(await siteSchools(source)) };
    }
    return known.search(wanted);
  };
}

function index(schools: readonly SiteSchool[]): (wanted: string) => readonly SiteSchool[] {
  const searchable = schools
    .filter(({ name }) => isSearchableSchool(name))
    .map((school) => ({ school, name: normalizeSchoolQuery(school.name) }));
  const fuse = new Fuse(searchable, {
    keys: ['name'],
    threshold: SCHOOL_SEARCH_THRESHOLD,
    minMatchCharLength: SCHOOL_SEARCH_MIN_MATCH,
    ignoreLocation: true,
  });
  return (wanted) => {
    const found =
      wanted.length < SCHOOL_SEARCH_MIN_MATCH
        ? searchable.filter(({ name }) => name.split(' ').some((word) => word.startsWith(wanted)))
        : fuse.search(wanted).map(({ item }) => item);
    return found.slice(0, MOST_SHOWN).map(({ school }) => school);
  };
}
