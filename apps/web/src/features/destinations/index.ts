export { SchoolCreate } from './components/school-create.tsx';
export { SchoolList } from './components/school-list.tsx';
export { SchoolOverview } from './components/school-overview.tsx';
export { SchoolDayPage, SchoolWeekPage } from './components/school-page.tsx';
export { SchoolSettings } from './components/school-settings.tsx';
