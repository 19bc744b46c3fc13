export { isOpenTab, type SchoolTab, schoolPath, schoolSegment } from './school-address.ts';
export { SchoolFrame } from './school-frame.tsx';
export { schoolsQuery } from './schools-query.ts';
export { seatLunchers } from './seat-lunchers.ts';
export { useSchoolNews } from './use-school-news.ts';
