export { type AskedOfAll, askedId, askedOfAll, type Search } from './asked.ts';
export { type KeyFigure, KeyFigures } from './key-figures.tsx';
export { type Ask, ReportFilters } from './report-filters.tsx';
