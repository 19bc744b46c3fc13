export { AccessPage } from './components/access-page.tsx';
export { SchoolsList } from './components/schools-list.tsx';
export { VendorsList } from './components/vendors-list.tsx';
