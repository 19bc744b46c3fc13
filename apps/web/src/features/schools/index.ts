export { SchoolList } from './components/school-list.tsx';
export { SchoolPage } from './components/school-page.tsx';
