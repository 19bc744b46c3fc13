import type { GiftSchool } from '@yay/contract/gifts/calls';
import {
  normalizeSchoolQuery,
  SCHOOL_SEARCH_MIN_CHARS,
  SCHOOL_SEARCH_MIN_MATCH,
  SCHOOL_SEARCH_THRESHOLD,
} from '@yay/domain/lunchers';
import Fuse from 'fuse.js';

const MOST_SHOWN = 12;

/** Finds schools by a name that is typed roughly. */
export function findSchools(schools: readonly GiftSchool[], query: string): GiftSchool[] {
  const wanted = normalizeSchoolQuery(query);
  if (wanted.length < SCHOOL_SEARCH_MIN_CHARS) return [];
  const named = schools.map((school) => ({ school, name: normalizeSchoolQuery(school.name) }));
  const matches =
    wanted.length < SCHOOL_SEARCH_MIN_MATCH
      ? named.filter(({ name }) => name.split(' ').some((word) => word.startsWith(wanted)))
      : new Fuse(named, {
          keys: ['name'],
          threshold: SCHOOL_SEARCH_THRESHOLD,
          minMatchCharLength: SCHOOL_SEARCH_MIN_MATCH,
          ignoreLocation: true,
        })
          .search(wanted)
          .map(({ item }) => item);
  return matches.slice(0, MOST_SHOWN).map(({ school }) => school);
}
