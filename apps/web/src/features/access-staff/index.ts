export { SchoolStaffPage } from './components/school-staff-page.tsx';
