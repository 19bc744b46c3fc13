export { LUNCHER_COLORS, type LuncherColor, nextColor } from './colors.ts';
export { gradeIsOffered } from './grades.ts';
export {
  isSearchableSchool,
  normaliseSchoolQuery,
  SCHOOL_SEARCH_MIN_CHARS,
  SCHOOL_SEARCH_MIN_MATCH,
  SCHOOL_SEARCH_THRESHOLD,
} from './school-search.ts';
