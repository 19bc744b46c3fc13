export { AdminResourcesPage } from './components/admin-resources-page.tsx';
export { SchoolResourcesPage } from './components/school-resources-page.tsx';
