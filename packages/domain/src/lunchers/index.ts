export { LUNCHER_COLORS, type LuncherColor, nextColor } from './colors.ts';
export { MAX_LUNCHERS } from './family-size.ts';
export { gradeIsOffered } from './grades.ts';
export {
  type LuncherChange,
  RECHECK_REASONS,
  type RecheckReason,
  recheckOrder,
  whyForbidden,
} from './recheck.ts';
export {
  isSearchableSchool,
  normalizeSchoolQuery,
  SCHOOL_SEARCH_MIN_CHARS,
  SCHOOL_SEARCH_MIN_MATCH,
  SCHOOL_SEARCH_THRESHOLD,
} from './school-search.ts';
