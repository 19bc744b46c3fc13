export { AdminResourcesPage } from './components/admin-resources-page.tsx';
export { FamilyResources } from './components/family-resources.tsx';
export { SchoolResourcesPage } from './components/school-resources-page.tsx';
