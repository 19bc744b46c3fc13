export { type AskedOfAll, askedId, askedOfAll, type Search } from './asked.ts';
export { type Ask, ReportFilters } from './report-filters.tsx';
