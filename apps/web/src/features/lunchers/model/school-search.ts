import {
  isSearchableSchool,
  normalizeSchoolQuery,
  SCHOOL_SEARCH_MIN_CHARS,
  SCHOOL_SEARCH_MIN_MATCH,
  SCHOOL_SEARCH_THRESHOLD,
} from '@yay/domain/lunchers';
import Fuse from 'fuse.js';

const MOST_SHOWN = 12;

export type SchoolSearch<School> = (query: string) => School[];

/** Finds schools by a name that is typed roughly. */
export function schoolSearch<School extends { name: string }>(
  schools: readonly School[],
): SchoolSearch<School> {
  const searchable = schools
    .filter((school) => isSearchableSchool(school.name))
    .map((school) => ({ school, name: normalizeSchoolQuery(school.name) }));
  const fuse = new Fuse(searchable, {
    keys: ['name'],
    threshold: SCHOOL_SEARCH_THRESHOLD,
    minMatchCharLength: SCHOOL_SEARCH_MIN_MATCH,
    // "Elementary" at the end of a long name counts as much as at its start.
    ignoreLocation: true,
  });
  return (query) => {
    const wanted = normalizeSchoolQuery(query);
    if (wanted.length < SCHOOL_SEARCH_MIN_CHARS) return [];
    const matches =
      wanted.length < SCHOOL_SEARCH_MIN_MATCH
        ? // Too short to be compared roughly: the words that start with it.
          searchable.filter(({ name }) => name.split(' ').some((word) => word.startsWith(wanted)))
        : fuse.search(wanted).map(({ item }) => item);
    return matches.slice(0, MOST_SHOWN).map(({ school }) => school);
  };
}
