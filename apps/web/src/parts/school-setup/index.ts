export { SchoolSetup } from './school-setup.tsx';
